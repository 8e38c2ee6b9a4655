import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { closeOpened } from './close-opened.ts'

let life: EndableLife
afterEach(() => {
  life.end()
  vi.restoreAllMocks()
})

/** Something that is open. */
function opened() {
  life = createLife((cause) => { throw cause })
  const isOpen = createStore(() => false)
  closeOpened(life, { isOpen, within: document.body, close: () => isOpen.setState(false, true) })
  isOpen.setState(true, true)
  return isOpen
}

const press = (init: KeyboardEventInit & { readonly keyCode?: number } = {}) => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init })

it('closes by Escape', () => {
  const isOpen = opened()
  document.body.dispatchEvent(press())
  expect(isOpen.getState()).toBe(false)
})

it('leaves an Escape to whoever has answered it, and to a word that is being composed', () => {
  const isOpen = opened()
  const answered = press()
  answered.preventDefault()
  document.body.dispatchEvent(answered)
  document.body.dispatchEvent(press({ isComposing: true }))
  // Safari says no more of it.
  document.body.dispatchEvent(press({ keyCode: 229 }))
  expect(isOpen.getState()).toBe(true)
})

it('closes what has no place in a window of another size, and what a page was left with that comes back', () => {
  const isOpen = opened()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isOpen.getState()).toBe(false)
  isOpen.setState(true, true)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
  dispatchEvent(new Event('resize'))
  expect(isOpen.getState()).toBe(false)
})
