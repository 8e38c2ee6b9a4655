import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LegacyListener } from './jquery-event.ts'
import { onLegacy } from './jquery.ts'

const heard = vi.fn<LegacyListener>()
let life: EndableLife

/** As a jQuery that nobody can reach calls the `on…` property of what its event has come to. */
function trigger(at: Document | Window, type: string): unknown {
  const handler: unknown = Reflect.get(at, `on${type}`)
  return typeof handler === 'function' ? Reflect.apply(handler, at, [{ type, target: at, preventDefault: () => undefined }]) : undefined
}

beforeEach(() => {
  life = createLife((cause) => { throw cause })
})
afterEach(() => {
  life.end()
  heard.mockReset()
  document.onkeydown = null
  window.onresize = null
})

describe('an `on…` property of the page\'s own, while we listen for what a jQuery in nobody\'s reach triggers', () => {
  it('goes on keeping the browser from what it does by itself', () => {
    document.onkeydown = ({ key }) => key !== 'Enter'
    onLegacy(document.body, 'keydown', heard, life)
    // What the property answers is what the browser, and a jQuery, goes by.
    const press = (key: string) => document.onkeydown?.call(document, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) as unknown
    expect([press('Enter'), press('a')]).toEqual([false, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('may be called by the page itself, with nothing at all', () => {
    const laidOut = vi.fn()
    window.onresize = laidOut
    onLegacy(window, 'resize', heard, life)
    const call = window.onresize as unknown as (...args: unknown[]) => void
    expect(() => { call(); call('resize'); call({ type: 'resize' }) }).not.toThrow()
    expect(laidOut).toHaveBeenCalledTimes(3)
    expect(heard).not.toHaveBeenCalled()
  })

  it('stays where the page puts one of its own around ours, and what is triggered is heard once when we listen again', () => {
    onLegacy(document, 'found', heard, life)
    const ours: unknown = Reflect.get(document, 'onfound')
    const theirs = vi.fn(function (this: unknown, ...args: unknown[]): unknown { return Reflect.apply(ours as () => unknown, this, args) })
    Reflect.set(document, 'onfound', theirs)
    life.end()
    expect(Reflect.get(document, 'onfound')).toBe(theirs)
    trigger(document, 'found')
    expect(heard).not.toHaveBeenCalled()
    life = createLife((cause) => { throw cause })
    onLegacy(document, 'found', heard, life)
    trigger(document, 'found')
    expect(heard).toHaveBeenCalledTimes(1)
    life.end()
    Reflect.deleteProperty(document, 'onfound')
  })
})
