import { expect, it } from 'vitest'
import { clickOnSpace, isComposed, isEnter } from './clicks.ts'
import { readCookie } from './storage.ts'

it('Space clicks a link once, however long it is held down', () => {
  document.body.innerHTML = '<a role="button">Remove</a>'
  const link = document.querySelector('a') as HTMLElement
  let clicks = 0
  link.addEventListener('click', () => { clicks += 1 })
  link.addEventListener('keydown', (event) => clickOnSpace(event, 'a'))
  const press = (init: KeyboardEventInit) => link.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  press({ key: ' ' })
  press({ key: ' ', repeat: true })
  press({ key: 'Enter' })
  expect(clicks).toBe(1)
  document.body.replaceChildren()
})

it('Enter in a field sends its form, but not where it ends a word of an input method, which Safari says by its code alone', () => {
  document.body.innerHTML = '<input>'
  const press = (init: KeyboardEventInit & { readonly keyCode?: number }) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })
    document.querySelector('input')?.dispatchEvent(event)
    return [isComposed(event), isEnter(event)]
  }
  expect([press({}), press({ keyCode: 13 })]).toEqual([[false, true], [false, true]])
  expect([press({ isComposing: true }), press({ keyCode: 229 })]).toEqual([[true, false], [true, false]])
  document.body.replaceChildren()
})

it('a cookie is known by its whole name', () => {
  expect([readCookie('cart', 'cart_hash=1; cart=2%20x'), readCookie('hash', 'cart_hash=1')]).toEqual(['2 x', ''])
})
