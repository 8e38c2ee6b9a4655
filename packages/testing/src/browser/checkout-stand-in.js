// Stands in for the platform's own checkout script, by the contract, in short: totals, ways to pay, vetoes, the order, coupons, the
// login's toggle. Its events and their arguments are the real ones. It notes what it did on `window.__core`.
;(function ($) {
  const done = (window.__core = window.__core || [])
  const note = (act) => done.push(`wc-checkout: ${act}`)
  const params = window.wc_checkout_params
  if (!params) return
  const address = (endpoint) => params.wc_ajax_url.replace('%%endpoint%%', endpoint)
  const body = $(document.body)
  const form = () => $('form.checkout')
  const value = (name) => $(`:input[name="${name}"]`).val() || ''
  let last = {}
  let running
  let timer
  let selected

  const buttons = () => window.wc?.customPlaceOrderButton
  const api = {
    validate: () => {
      form().find('.validate-required :input:visible').each((_index, field) => void $(field).closest('.form-row').toggleClass('woocommerce-invalid', $(field).val() === '' || (field.type === 'checkbox' && !field.checked)))
      return Promise.resolve({ hasError: form().find('.woocommerce-invalid:visible').length > 0 })
    },
    submit: () => form().trigger('submit'),
  }

  const checkout = {
    get $checkout_form() { return form() },
    $order_review: $('#order_review'),
    get_payment_method: () => form().find('input[name="payment_method"]:checked').val(),
    submit_error: fail,
    scroll_to_notices() {},
    attachUnloadEventsOnSubmit() {},
    detachUnloadEventsOnSubmit() {},
    blockOnSubmit() {},
  }

  function addressOf(group, prefix) {
    const parts = { country: 'country', state: 'state', postcode: 'postcode', city: 'city', address: 'address_1', address_2: 'address_2' }
    return Object.fromEntries(Object.entries(parts).map(([sent, name]) => [prefix + sent, value(`${group}_${name}`)]))
  }

  function update(args) {
    clearTimeout(timer)
    timer = setTimeout(() => ask(args ?? {}), 5)
  }

  function ask(args) {
    running?.abort()
    const isElsewhere = $('#ship-to-different-address-checkbox').is(':checked')
    const methods = {}
    $('select.shipping_method, input[name^="shipping_method"]:checked, input[type="hidden"][name^="shipping_method"]').each(function () {
      methods[$(this).data('index')] = this.value
    })
    const data = {
      security: params.update_order_review_nonce,
      payment_method: checkout.get_payment_method(),
      ...addressOf('billing', ''),
      ...addressOf(isElsewhere ? 'shipping' : 'billing', 's_'),
      has_full_address: true,
      post_data: form().serialize(),
      ...(args.update_shipping_method === false ? {} : { shipping_method: methods }),
    }
    note('totals')
    $('.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table').addClass('processing-stand-in')
    running = $.post(address('update_order_review'), data, (answer) => show(answer))
  }

  function show(answer) {
    if (answer.reload === true) return location.reload()
    $('.woocommerce-NoticeGroup-updateOrderReview').remove()
    for (const [selector, html] of Object.entries(answer.fragments || {})) {
      if (last[selector] !== html) $(selector).replaceWith(html)
      $(selector).removeClass('processing-stand-in')
    }
    last = answer.fragments || {}
    if (answer.result === 'failure') form().prepend($('<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-updateOrderReview">').append(answer.messages))
    startPayment()
    body.trigger('updated_checkout', [answer])
  }

  function startPayment() {
    const methods = $('.woocommerce-checkout').find('input[name="payment_method"]')
    if (selected) $(`#${selected}`).prop('checked', true)
    if (!methods.filter(':checked').length) methods.eq(0).prop('checked', true)
    $('div.payment_box').hide()
    buttons()?.__maybeHideDefaultButtonOnInit?.(checkout.get_payment_method())
    methods.filter(':checked').trigger('click')
  }

  function choose() {
    $('div.payment_box').hide()
    $(`div.payment_box.${this.id}`).show()
    $('#place_order').text($(this).data('order_button_text') || $('#place_order').data('value'))
    buttons()?.__maybeShow?.(this.value, api)
    if (selected !== this.id) {
      selected = this.id
      body.trigger('payment_method_selected')
    }
  }

  function place() {
    const $form = form()
    clearTimeout(timer)
    if ($form.is('.processing')) return false
    const mayGo = $form.triggerHandler('checkout_place_order', [checkout]) !== false && $form.triggerHandler(`checkout_place_order_${checkout.get_payment_method()}`, [checkout]) !== false
    if (!mayGo) return false
    note('order')
    $form.addClass('processing')
    $.ajax({ type: 'POST', url: params.checkout_url, data: $form.serialize(), dataType: 'json' })
      .done((answer) => {
        if (answer.result === 'success') {
          if ($form.triggerHandler('checkout_place_order_success', [answer, checkout]) !== false) location.href = answer.redirect
          return
        }
        if (answer.reload === true) return location.reload()
        if (answer.refresh === true) body.trigger('update_checkout')
        fail(answer.messages || `<div class="woocommerce-error">${params.i18n_checkout_error}</div>`)
      })
      .fail(() => fail(`<div class="woocommerce-error">${params.i18n_checkout_error}</div>`))
    return false
  }

  function fail(html) {
    $('.woocommerce-NoticeGroup-checkout, .woocommerce-error, .woocommerce-message').remove()
    form().prepend(`<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">${html}</div>`).removeClass('processing')
    body.trigger('checkout_error', [html])
  }

  function applyCoupon() {
    const $form = $(this)
    const code = $form.find('input[name="coupon_code"]').val()
    note('coupon')
    $.post(address('apply_coupon'), { security: params.apply_coupon_nonce, coupon_code: code, billing_email: value('billing_email') }, (html) => {
      $('.woocommerce-error, .woocommerce-message, #coupon-error-notice').remove()
      if (/woocommerce-error|is-error/.test(html)) {
        $('#coupon_code').parent().append($('<span id="coupon-error-notice" class="coupon-error-notice" role="alert">').text($(`<div>${html}</div>`).text().trim()))
      } else $form.slideUp(400, () => $form.before(html))
      body.trigger('applied_coupon_in_checkout', [code]).trigger('update_checkout', [{ update_shipping_method: false }])
    }, 'html')
    return false
  }

  function removeCoupon(event) {
    event.preventDefault()
    const code = $(this).data('coupon')
    $.post(address('remove_coupon'), { security: params.remove_coupon_nonce, coupon: code }, (html) => {
      $('.woocommerce-error, .woocommerce-message').remove()
      $('form.woocommerce-checkout').before(html)
      body.trigger('removed_coupon_in_checkout', [code]).trigger('update_checkout', [{ update_shipping_method: false }])
    }, 'html')
  }

  $(() => {
    form().attr('novalidate', 'novalidate').on('submit', place)
    $('form.checkout_coupon').hide().on('submit', applyCoupon)
    body.on('update_checkout', (_event, args) => {
      buttons()?.__cleanup?.()
      update(args)
    })
    body.on('wc_custom_place_order_button_registered', () => buttons()?.__maybeShow?.(checkout.get_payment_method(), api))
    body.on('init_checkout', () => update())
    body.on('click', 'input[name="payment_method"]', choose)
    body.on('click', '.woocommerce-remove-coupon', removeCoupon)
    body.on('click', 'a.showcoupon', () => $('.checkout_coupon').slideToggle(400) && false)
    body.on('click', 'a.showlogin', () => $('form.login').slideToggle(400) && false)
    body.on('change', 'input[name^="shipping_method"], .update_totals_on_change select, .address-field select, .address-field input.input-text, #ship-to-different-address-checkbox', function () {
      body.trigger('update_checkout', [{ current_target: this }])
    })
    for (const [box, part] of [['#createaccount', 'div.create-account'], ['#ship-to-different-address-checkbox', 'div.shipping_address']]) {
      const follow = () => $(part).toggle($(box).is(':checked'))
      body.on('change', box, follow)
      if ($(box).length) follow()
    }
    startPayment()
    if (params.is_checkout === '1') body.trigger('init_checkout')
  })
})(window.jQuery)
