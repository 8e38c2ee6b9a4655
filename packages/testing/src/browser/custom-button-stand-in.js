// Stands in for the platform's register of place-order buttons that ways to pay bring along: waits to be called, by the contract.
;(function () {
  const known = new Map()
  const wc = (window.wc = window.wc || {})
  const form = () => document.querySelector('form.checkout, form#order_review, form#add_payment_method')
  const hides = (isHidden) => form()?.classList.toggle('has-custom-place-order-button', isHidden)
  let shown

  const cleanup = () => {
    known.get(shown?.id)?.cleanup?.()
    shown?.container.remove()
    shown = undefined
    hides(false)
  }

  wc.customPlaceOrderButton = {
    register(id, button) {
      known.set(id, button)
      if (window.jQuery) window.jQuery(document.body).trigger('wc_custom_place_order_button_registered', [id])
    },
    __maybeHideDefaultButtonOnInit(id) {
      const announced = window.wc_checkout_params?.gateways_with_custom_place_order_button ?? []
      if (announced.includes(id)) hides(true)
    },
    __maybeShow(id, api) {
      const place = document.querySelector('#place_order')
      if (shown?.id === id && shown.container.isConnected) return
      cleanup()
      if (!known.has(id) || !place) return
      const container = document.createElement('div')
      container.className = 'wc-custom-place-order-button'
      place.after(container)
      shown = { id, container }
      hides(true)
      known.get(id).render(container, api)
    },
    __cleanup: cleanup,
    __getForm: () => window.jQuery?.(form()),
  }
})()
