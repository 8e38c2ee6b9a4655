// A way to pay whose card fields stand in a frame of somebody else's. An order is stopped until the frame has given a token; then
// the form is sent again. It asks as such scripts do: through jQuery where the page has it, otherwise by Tillkit's own event.
;(function ($) {
  'use strict'
  const form = () => document.querySelector('form.checkout, form#order_review')
  const token = () => document.querySelector('#payment [name="card_token"]')
  const isChosen = () => form()?.querySelector('[name="payment_method"]:checked')?.value === 'card'
  let isWaiting = false

  /** Whether the order may go: at once with a token, otherwise the frame is asked for one. */
  function mayGo() {
    if (!isChosen() || !token() || token().value !== '') return true
    isWaiting = true
    ask()
    return false
  }

  function ask() {
    document.querySelector('#payment iframe.card-fields')?.contentWindow.postMessage({ to: 'card-frame' }, location.origin)
  }

  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.from !== 'card-frame' || !token()) return
    if (data.ready || data.changed) forget()
    // New totals may have brought the frame anew, whose fields are there only now.
    if (isWaiting && data.ready) ask()
    if (!isWaiting || data.ready || data.changed) return
    isWaiting = false
    say(data.error ?? '')
    if (data.error) return
    token().value = data.token
    if ($) $(form()).trigger('submit')
    else form().requestSubmit()
  })

  /** A token is good for one try. */
  function forget() {
    if (token()) token().value = ''
  }

  function say(words) {
    const box = document.querySelector('#payment div.payment_method_card')
    const line = box?.querySelector('.card-error') ?? Object.assign(document.createElement('p'), { className: 'card-error' })
    line.setAttribute('role', 'alert')
    line.textContent = words
    if (words === '') line.remove()
    else box?.append(line)
  }

  if ($) {
    $(form()).on('checkout_place_order_card', mayGo)
    $(document.body).on('checkout_error', forget)
  }
  document.addEventListener('tillkit:checkout-placing', (event) => {
    if (!$ && !mayGo()) event.preventDefault()
  })
  document.addEventListener('tillkit:checkout-failed', forget)
  // Where nothing else takes the form, the browser would send it: the same question then.
  document.addEventListener('submit', (event) => {
    if (event.target === form() && !event.defaultPrevented && !mayGo()) event.preventDefault()
  })
})(window.jQuery)
