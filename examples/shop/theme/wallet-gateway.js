// A way to pay with a button of its own in place of the shop's.
;(function () {
  'use strict'
  window.wc?.customPlaceOrderButton?.register('wallet', {
    render(container, api) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button alt wallet-button'
      button.textContent = 'Pay with the pocket wallet'
      button.addEventListener('click', async () => {
        button.disabled = true
        const { hasError } = await api.validate()
        button.disabled = false
        if (!hasError) api.submit()
      })
      container.append(button)
    },
    cleanup() {},
  })
})()
