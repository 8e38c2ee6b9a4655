import { expect, it } from 'vitest'
import { clickByKey, clickOnSpace, isComposed, isEnter, pressByKey } from './clicks.ts'
import { createLife } from './life.ts'
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

it('what acts as a button is pressed by Enter and Space, once a press, and by nothing within it or after its life', () => {
  document.body.innerHTML = '<span tabindex="0">Open <input></span>'
  const [button, field] = [document.querySelector('span') as HTMLElement, document.querySelector('input') as HTMLElement]
  let clicks = 0
  button.addEventListener('click', () => { clicks += 1 })
  const life = createLife((cause) => { throw cause })
  pressByKey(life, button)
  const press = (key: string, init: KeyboardEventInit = {}, at = button) => {
    const before = clicks
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    at.dispatchEvent(event)
    return [clicks - before, event.defaultPrevented]
  }
  expect([press('Enter'), press(' '), press(' ', { repeat: true }), press('a'), press(' ', {}, field)]).toEqual([[1, true], [1, true], [0, true], [0, false], [0, false]])
  life.end()
  expect(press('Enter')).toEqual([0, false])
  document.body.replaceChildren()
})

it('a key that somebody else has answered clicks nothing', () => {
  const button = document.createElement('span')
  const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true })
  event.preventDefault()
  expect([clickByKey(event, button), clickByKey(new KeyboardEvent('keydown', { key: ' ' }), undefined)]).toEqual([false, false])
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
