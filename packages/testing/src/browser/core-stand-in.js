// Stands in for one of the platform's own cart scripts: the element's id says which. It does that script's part by the
// contract, in short, and notes what it did on `window.__core`.
;(function ($, script) {
  const role = script.id.replace(/-js$/, '')
  const done = (window.__core = window.__core || [])
  const note = (act) => done.push(`${role}: ${act}`)
  const address = (endpoint) => `/?wc-ajax=${endpoint}`

  const showFragments = (fragments) => {
    for (const [selector, html] of Object.entries(fragments || {})) $(selector).replaceWith(html)
  }

  const roles = {
    'wc-add-to-cart'() {
      $(document.body).on('click', '.ajax_add_to_cart', function (event) {
        event.preventDefault()
        const button = $(this)
        const data = { ...button.data() }
        note('send')
        button.addClass('loading')
        $(document.body).trigger('adding_to_cart', [button, data])
        $.post(address('add_to_cart'), data, ({ fragments, cart_hash }) => {
          $(document.body).trigger('added_to_cart', [fragments, cart_hash, button])
        }, 'json')
      })
      $(document.body).on('added_to_cart removed_from_cart', (_event, fragments, _hash, button) => {
        note('apply')
        if (button) button.removeClass('loading').addClass('added')
        showFragments(fragments)
        $(document.body).trigger('wc_fragments_loaded')
      })
    },
    'wc-cart-fragments'() {
      const { cart_hash_key, fragment_name } = window.wc_cart_fragments_params
      const keep = (fragments, hash) => {
        note('keep')
        sessionStorage.setItem(fragment_name, JSON.stringify(fragments))
        localStorage.setItem(cart_hash_key, hash)
        sessionStorage.setItem(cart_hash_key, hash)
      }
      $(document.body).on('added_to_cart removed_from_cart', (_event, fragments, hash) => keep(fragments, hash))
      $(document.body).on('wc_fragment_refresh updated_wc_div', () => {
        note('refresh')
        $.post(address('get_refreshed_fragments'), { time: Date.now() }, ({ fragments, cart_hash }) => {
          showFragments(fragments)
          keep(fragments, cart_hash)
          $(document.body).trigger('wc_fragments_refreshed')
        }, 'json')
      })
    },
    'wc-cart'() {
      $(document).on('wc_update_cart added_to_cart', () => {
        note('update')
        $.get(location.href, (html) => {
          const page = new DOMParser().parseFromString(html, 'text/html')
          $('.woocommerce-cart-form').replaceWith(page.querySelector('.woocommerce-cart-form'))
          $(document.body).trigger('updated_wc_div')
        }, 'html')
      })
    },
    woocommerce() {
      $('.woocommerce-ordering').on('change', 'select.orderby', function () {
        note('sort')
        $(this).closest('form').trigger('submit')
      })
      $('input.qty:not(.product-quantity input.qty)').each(function () {
        if (Number(this.value) < Number(this.min)) note('raise')
        if (Number(this.value) < Number(this.min)) this.value = this.min
      })
    },
  }
  $(() => roles[role]())
})(window.jQuery, document.currentScript)
