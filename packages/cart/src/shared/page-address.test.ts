import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressOf } from './page-address.ts'

const start = location.href
beforeEach(() => history.replaceState(null, '', '/your-cart/'))
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', start)
})

/** A form of the basket, with a field that hides the property of its address. */
function printed(action: string): Element | null {
  document.body.innerHTML = `<form ${action}><input name="action" value="x"></form>`
  return document.querySelector('form')
}

describe('where a form of the basket is sent', () => {
  it('is where it says, at the page\'s own host also where a base element names another: its nonce is for the shop', () => {
    document.head.innerHTML = '<base href="https://cdn.example/theme/">'
    expect(addressOf(printed('action="/checkout/"'))).toBe(new URL('/checkout/', start).href)
    for (const form of [printed(''), null]) expect(addressOf(form)).toBe(location.href)
  })

  it('is the page\'s own address where it says nothing, without what has put a product into the basket', () => {
    history.replaceState(null, '', '/your-cart/?add-to-cart=12&lang=de')
    for (const form of [printed(''), printed('action=""'), null]) expect(addressOf(form)).toBe(new URL('/your-cart/?lang=de', start).href)
  })
})
