import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFragments } from './show-fragments.ts'

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
  it('leave the payment part alone that is another by the choice alone: its frames stay, and what was typed', () => {
    const { show } = createFragments(life)
    show({ [PAYMENT]: payment('cod') })
    const before = document.querySelector(PAYMENT)
    const name = document.querySelector<HTMLInputElement>('#card_name')
    if (name) name.value = 'Ann Lee'
    show({ [PAYMENT]: payment('card') })
    expect(document.querySelector(PAYMENT)).toBe(before)
    expect(document.querySelector('#card_name')).toBe(name)
    show({ [PAYMENT]: payment('cod') })
    expect(document.querySelector(PAYMENT)).toBe(before)
  })

  it('replace one that is another by anything else, and give back what was typed', () => {
    const { show } = createFragments(life)
    show({ [PAYMENT]: payment('cod') })
    const before = document.querySelector(PAYMENT)
    const name = document.querySelector<HTMLInputElement>('#card_name')
    if (name) name.value = 'Ann Lee'
    show({ [PAYMENT]: payment('cod', 'Pay now') })
    expect(document.querySelector(PAYMENT)).not.toBe(before)
    expect(document.querySelector<HTMLInputElement>('#card_name')?.value).toBe('Ann Lee')
    expect(document.querySelector('button')?.textContent).toBe('Pay now')
  })
})
