import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFragments } from './order-review.ts'

const PAYMENT = '.woocommerce-checkout-payment'
let life: EndableLife

beforeEach(() => {
  life = createLife((cause) => { throw cause })
  document.body.innerHTML = `<div class="woocommerce-checkout-payment"></div>`
})
afterEach(() => {
  life.end()
  document.body.replaceChildren()
})

/** The payment part as the platform prints it, with one of its ways to pay chosen. */
function payment(chosen: 'card' | 'cod', button = 'Place order'): string {
  const method = (id: string) => `<li><input type="radio" id="payment_method_${id}" name="payment_method" value="${id}" ${chosen === id ? " checked='checked'" : ''} />
    <div class="payment_box payment_method_${id}" ${chosen === id ? '' : 'style="display:none;"'}><p class="card-frame"></p><input id="${id}_name" /></div></li>`
  return `<div class="woocommerce-checkout-payment"><ul>${method('card')}${method('cod')}</ul><button>${button}</button></div>`
}

describe('fragments of the checkout', () => {
  it('bring what compares them only for the second time, once', async () => {
    const { show, getReady } = createFragments(life)
    expect(getReady()).toBeUndefined()
    show({ [PAYMENT]: payment('cod') })
    const ready = getReady()
    await ready
    expect(getReady()).toBe(ready)
  })

  it('leave the payment part alone that is another by the choice alone: its frames stay, and what was typed', async () => {
    const { show, getReady } = createFragments(life)
    show({ [PAYMENT]: payment('cod') })
    await getReady()
    const before = document.querySelector(PAYMENT)
    const name = document.querySelector<HTMLInputElement>('#card_name')
    if (name) name.value = 'Ann Lee'
    show({ [PAYMENT]: payment('card') })
    expect(document.querySelector(PAYMENT)).toBe(before)
    expect(document.querySelector('#card_name')).toBe(name)
    show({ [PAYMENT]: payment('cod') })
    expect(document.querySelector(PAYMENT)).toBe(before)
  })

  describe('with a nonce that is printed anew each time', () => {
    const NONCE = '<input type="hidden" name="nonce" value="'
    const withNonce = (nonce: string, more = '') => payment('cod').replace('<button>', `${NONCE}${nonce}" /><input type="hidden" id="token" name="token" value="" />${more}<button>`)
    const hidden = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

    it('leave the payment part alone, with what a gateway has written, and have its field hold the new one', async () => {
      const { show, getReady } = createFragments(life)
      show({ [PAYMENT]: withNonce('a1') })
      await getReady()
      const [before, token] = [document.querySelector(PAYMENT), hidden('token')]
      if (token) token.value = 'tok_1'
      // A gateway's script puts a field of its own before the shop's.
      before?.insertAdjacentHTML('afterbegin', '<input type="hidden" name="theirs" value="x">')
      show({ [PAYMENT]: withNonce('b2') })
      expect(document.querySelector(PAYMENT)).toBe(before)
      expect([hidden('nonce')?.value, hidden('token')?.value, hidden('theirs')?.value]).toEqual(['b2', 'tok_1', 'x'])
      show({ [PAYMENT]: withNonce('b2').replace('id="card_name"', 'id="card_name" placeholder="Name"') })
      expect(document.querySelector(PAYMENT)).not.toBe(before)
    })

    it('replace it where something else is another as well, such as a script, or where its field is gone', async () => {
      const { show, getReady } = createFragments(life)
      show({ [PAYMENT]: withNonce('a1', '<script>"a1"</script>') })
      await getReady()
      const before = document.querySelector(PAYMENT)
      show({ [PAYMENT]: withNonce('b2', '<script>"b2"</script>') })
      const after = document.querySelector(PAYMENT)
      expect([after === before, hidden('nonce')?.value]).toEqual([false, 'b2'])
      hidden('nonce')?.remove()
      show({ [PAYMENT]: withNonce('c3', '<script>"b2"</script>') })
      expect([document.querySelector(PAYMENT) === after, hidden('nonce')?.value]).toEqual([false, 'c3'])
    })
  })

  it('replace one that another script has put in the place of the last, though it is sent as before; not for a copy beside it', async () => {
    const { show, getReady } = createFragments(life)
    show({ [PAYMENT]: payment('cod') })
    await getReady()
    const ours = document.querySelector(PAYMENT)
    const copy = ours?.cloneNode(true) as Element
    ours?.before(copy)
    show({ [PAYMENT]: payment('cod') })
    expect(ours?.isConnected).toBe(true)
    copy.remove()
    const theirs = document.createElement('div')
    theirs.className = ours?.className ?? ''
    ours?.replaceWith(theirs)
    show({ [PAYMENT]: payment('cod') })
    expect([theirs.isConnected, document.querySelectorAll(PAYMENT).length]).toEqual([false, 1])
  })

  it('replace one that is another by anything else, and give back what was typed', async () => {
    const { show, getReady } = createFragments(life)
    show({ [PAYMENT]: payment('cod') })
    await getReady()
    const before = document.querySelector(PAYMENT)
    const name = document.querySelector<HTMLInputElement>('#card_name')
    if (name) name.value = 'Ann Lee'
    show({ [PAYMENT]: payment('cod', 'Pay now') })
    expect(document.querySelector(PAYMENT)).not.toBe(before)
    expect(document.querySelector<HTMLInputElement>('#card_name')?.value).toBe('Ann Lee')
    expect(document.querySelector('button')?.textContent).toBe('Pay now')
  })
})
