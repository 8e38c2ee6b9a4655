import { createLife } from '@tillkit/dom'
import { expect, it, vi } from 'vitest'
import { onCart, raiseNative } from './events.ts'

it('a listener that throws has its life report that, once, and the others hear the event all the same', () => {
  const [failed, other] = [vi.fn(), vi.fn()]
  const life = createLife(failed)
  const cause = new Error('of a listener')
  onCart('added', () => { throw cause }, life)
  onCart('added', other, life)
  expect(raiseNative('added', { source: 'page' })).toBe(true)
  expect(failed.mock.calls).toEqual([[cause]])
  expect(other).toHaveBeenCalledExactlyOnceWith({ source: 'page' }, expect.any(CustomEvent))
  life.end()
  raiseNative('added', { source: 'page' })
  expect(failed).toHaveBeenCalledTimes(1)
})

it('a script that says nothing with an event is heard as the page', () => {
  const heard = vi.fn()
  onCart('updated', heard, createLife(vi.fn()))
  for (const init of [{}, { detail: null }, { detail: undefined }]) document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true, ...init }))
  expect(heard.mock.calls.map(([detail]) => detail)).toEqual(Array(3).fill({ source: 'page' }))
})
