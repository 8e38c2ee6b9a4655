import { createLife, type EndableLife } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { bindClosing } from './closing.ts'

let life: EndableLife
afterEach(() => life.end())

/** Something that is open, whose code for closing is on its way. */
function opened() {
  life = createLife((cause) => { throw cause })
  const isOpen = createStore(() => false)
  const host = Object.assign(life, { bring: vi.fn() }) as unknown as Parameters<typeof bindClosing>[0] & Pick<Host, 'bring'>
  bindClosing(host, { isOpen, within: document.body, close: () => isOpen.setState(false, true) })
  isOpen.setState(true, true)
  return isOpen
}

const press = (init: KeyboardEventInit & { readonly keyCode?: number } = {}) => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init })

it('closes by Escape before the code for that has come', () => {
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
