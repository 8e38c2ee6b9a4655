// The payment company's page inside the frame: makes a token of the card when the shop's page asks for it.
;(function () {
  'use strict'
  const field = (name) => document.getElementById(`card-${name}`)
  const digits = (name) => field(name).value.replace(/\D/g, '')
  const tell = (message) => parent.postMessage({ from: 'card-frame', ...message }, location.origin)

  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.to !== 'card-frame') return
    const error = wrong()
    if (error) tell({ error })
    else tell({ token: digits('number').endsWith('0002') ? 'declined' : `tok_${digits('number').slice(-4)}` })
  })
  document.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('input', () => tell({ changed: true }))

  function wrong() {
    if (digits('number').length < 16) return 'The card number needs 16 digits.'
    if (!/^\d{2}\s*\/?\s*\d{2}$/.test(field('expiry').value.trim())) return 'The date needs month and year: 12/30.'
    return digits('code').length < 3 ? 'The security code needs three digits.' : ''
  }
  tell({ ready: true })
})()
