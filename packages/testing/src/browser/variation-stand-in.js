/**
 * A stand-in for the platform's variation form: the source of its events on a test page or in the demo shop.
 * A classic script; needs jQuery. `data-timing` on its tag says when a variation is shown: `together` (in the
 * same task as `found_variation`, as older releases do) or `delayed` (300 ms after, as WooCommerce 10.9).
 */
;(function ($) {
  'use strict'

  /** How long the newer form waits, for screen readers, before it shows a variation. */
  const SHOW_DELAY = 300
  /** How long after its making a form checks what is chosen. */
  const FIRST_CHECK = 100
  const timing = document.currentScript?.dataset.timing ?? 'together'

  /** Reads the variations of a form; they may have been changed since it was made. */
  function variationsOf($form) {
    try {
      return JSON.parse($form.attr('data-product_variations') ?? '[]')
    } catch {
      return []
    }
  }

  /** Attribute name → chosen value, in the order of the selects. */
  function chosenOf($form) {
    const entries = $form.find('.variations select').get()
    return Object.fromEntries(entries.map((select) => [select.dataset.attribute_name ?? select.name, select.value]))
  }

  /** A variation fits when each of its attributes is empty (any) or the chosen value. */
  function fits(variation, chosen) {
    return Object.entries(chosen).every(([name, value]) => {
      const own = variation.attributes[name] ?? ''
      return own === '' || own === value
    })
  }

  function check($form) {
    const chosen = chosenOf($form)
    const complete = Object.values(chosen).every((value) => value !== '')
    $form.trigger('update_variation_values')
    $form.trigger('woocommerce_update_variation_values')
    const variation = complete ? variationsOf($form).find((each) => fits(each, chosen)) : undefined
    if (variation) $form.trigger('found_variation', [variation])
    else $form.trigger('reset_data')
    const some = Object.values(chosen).some((value) => value !== '')
    $form.find('.reset_variations').css('visibility', some ? 'visible' : 'hidden')
  }

  /** The field keeps its value within the variation's limits and is told so, changed or not. */
  function clampQuantity($form, variation) {
    const $field = $form.find('.quantity input.qty').first()
    const value = parseFloat($field.val())
    const most = variation.max_qty === '' ? Infinity : Number(variation.max_qty)
    const clamped = Number.isNaN(value) ? variation.min_qty : Math.max(variation.min_qty, Math.min(most, value))
    $field.attr('min', variation.min_qty)
    if (variation.max_qty === '') $field.removeAttr('max')
    else $field.attr('max', variation.max_qty)
    $field.val(clamped).trigger('change')
  }

  function contentOf(variation) {
    return [
      `<div class="woocommerce-variation-description">${variation.variation_description ?? ''}</div>`,
      `<div class="woocommerce-variation-price">${variation.price_html}</div>`,
      `<div class="woocommerce-variation-availability">${variation.availability_html}</div>`,
    ].join('')
  }

  function show($form, variation) {
    const purchasable = variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible
    const $place = $form.find('.single_variation')
    $place.html(contentOf(variation)).show()
    $form
      .find('.single_add_to_cart_button')
      .removeClass('wc-variation-selection-needed')
      .toggleClass('disabled wc-variation-is-unavailable', !purchasable)
    $place.trigger('show_variation', [variation, purchasable])
  }

  function onFound($form, state, variation) {
    clearTimeout(state.timer)
    $form.find('input[name="variation_id"]').val(variation.variation_id).trigger('change')
    clampQuantity($form, variation)
    if (timing === 'delayed') state.timer = setTimeout(() => show($form, variation), SHOW_DELAY)
    else show($form, variation)
  }

  function onReset($form, state) {
    clearTimeout(state.timer)
    $form.trigger('reset_image')
    $form.find('.single_add_to_cart_button').addClass('disabled wc-variation-selection-needed')
    $form.find('.single_variation').empty().hide().trigger('hide_variation')
  }

  function onSelect($form) {
    $form.find('input[name="variation_id"]').val('').trigger('change')
    $form.trigger('woocommerce_variation_select_change')
    $form.trigger('check_variations')
    $form.trigger('woocommerce_variation_has_changed')
  }

  function start(form) {
    const $form = $(form)
    if ($form.data('variation-stand-in')) return
    const state = { timer: 0 }
    $form.data('variation-stand-in', state)
    $form.on('change', '.variations select', () => onSelect($form))
    $form.on('check_variations', () => check($form))
    $form.on('found_variation', (event, variation) => {
      if (event.target === form) onFound($form, state, variation)
    })
    $form.on('reset_data', (event) => {
      if (event.target === form) onReset($form, state)
    })
    $form.on('click', '.reset_variations', (event) => {
      event.preventDefault()
      $form.find('.variations select').val('').trigger('change')
      $form.trigger('reset_data')
    })
    setTimeout(() => {
      $form.trigger('check_variations')
      $form.trigger('wc_variation_form', [state])
    }, FIRST_CHECK)
  }

  $.fn.wc_variation_form = function () {
    return this.each((_index, form) => start(form))
  }

  $(() => $('.variations_form').wc_variation_form())
})(window.jQuery)
