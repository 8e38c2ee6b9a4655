import { createLife, type EndableLife } from '@tillkit/dom'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askVeto, bindLegacy, emitLegacy, onLegacy } from './jquery.ts'
import type { LegacyListener } from './jquery-event.ts'
import { pageJQuery } from './jquery-copies.ts'

const require = createRequire(import.meta.url)
const heard = vi.fn<LegacyListener>()
let field: HTMLInputElement
let life: EndableLife
const failed = vi.fn()

const newLife = () => createLife(failed)

/** A copy of jQuery 3.7.1, as a script tag would bring it. */
function bringJQuery(): JQueryStatic {
  Reflect.deleteProperty(require.cache, require.resolve('jquery'))
  const $ = require('jquery') as JQueryStatic
  Reflect.set(window, 'jQuery', $)
  return $
}

/** The browser's sign that a script has run. */
function scriptLoaded(): void {
  const script = document.createElement('script')
  script.type = 'text/plain'
  document.head.append(script)
  script.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  heard.mockReset()
  failed.mockReset()
  life = newLife()
  document.body.innerHTML = '<form><input name="quantity" value="1"></form>'
  field = document.querySelector('input') as HTMLInputElement
})

afterEach(() => {
  life.end()
  Reflect.deleteProperty(window, 'jQuery')
  document.head.replaceChildren()
})

const listen = (types = 'change input', target: EventTarget = field) => onLegacy(target, types, heard, life)
const native = (type = 'change', target: EventTarget = field) => {
  const event = new Event(type, { bubbles: true })
  target.dispatchEvent(event)
  return event
}

describe('pageJQuery', () => {
  it('is the page\'s jQuery, and nothing else that goes by the name', () => {
    expect(pageJQuery()).toBeUndefined()
    Reflect.set(window, 'jQuery', () => undefined)
    expect(pageJQuery()).toBeUndefined()
    const $ = bringJQuery()
    expect(pageJQuery()).toBe($)
  })

  it('is no stand-in that collects calls, and none that lacks what we use', () => {
    Reflect.set(window, 'jQuery', Object.assign(() => undefined, { fn: { ready: () => undefined }, noConflict: vi.fn() }))
    expect(pageJQuery()).toBeUndefined()
    const $ = bringJQuery()
    for (const lacking of [{ _data: undefined }, { event: undefined }, { fn: { ...$.fn, on: undefined } }, { fn: { ...$.fn, jquery: undefined } }]) {
      Reflect.set(window, 'jQuery', Object.assign(() => undefined, $, lacking))
      expect(pageJQuery()).toBeUndefined()
    }
  })
})

describe('onLegacy without jQuery', () => {
  it('hears native events, each name', () => {
    listen()
    const events = [native('change'), native('input')]
    expect(heard.mock.calls.map(([event]) => event)).toEqual(events)
  })

  it('ends with its signal', () => {
    listen()
    life.end()
    native()
    expect(heard).not.toHaveBeenCalled()
  })

  it('does not begin when the signal has gone', () => {
    life.end()
    listen()
    native()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('onLegacy with jQuery', () => {
  it('hears what is triggered, with its arguments, and what is native, once each', () => {
    const $ = bringJQuery()
    listen('change found_variation')
    $(field).trigger('found_variation', [{ variation_id: 21 }, true])
    const event = expect.objectContaining({ type: 'found_variation' })
    expect(heard).toHaveBeenCalledExactlyOnceWith(event, { variation_id: 21 }, true)
    heard.mockReset()
    const change = native()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(heard.mock.calls[0]?.[0].originalEvent).toBe(change)
    expect(heard.mock.calls[0]?.[0].isTrigger).toBeFalsy()
    $(field).trigger('change')
    expect(heard).toHaveBeenCalledTimes(2)
    expect(heard.mock.calls[1]?.[0].isTrigger).toBeTruthy()
  })

  it('hears what bubbles up, and the target', () => {
    const $ = bringJQuery()
    listen('change', field.form ?? undefined)
    $(field).trigger('change')
    native()
    expect(heard.mock.calls.map(([event]) => event.target)).toEqual([field, field])
  })

  it('is on the line after a trigger: synchronous', () => {
    const $ = bringJQuery()
    const seen: string[] = []
    onLegacy(field, 'change', () => seen.push(field.value), life)
    $(field).val('10').trigger('change')
    expect(seen).toEqual(['10'])
  })

  it('ends with its signal, and takes no other listener along', () => {
    const $ = bringJQuery()
    const theirs = vi.fn()
    $(field).on('change', theirs)
    const other = newLife()
    const second = vi.fn()
    onLegacy(field, 'change', second, other)
    listen()
    life.end()
    $(field).trigger('change')
    native()
    expect(heard).not.toHaveBeenCalled()
    expect(theirs).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenCalledTimes(2)
    other.end()
  })
})

describe('a type with a namespace of its own', () => {
  it('is bound once however often the page changes, heard by both names, and let go', () => {
    const $ = bringJQuery()
    onLegacy(document.body, 'ajax_request_not_sent.adding_to_cart', heard, life)
    for (let batch = 0; batch < 3; batch += 1) bindLegacy()
    const { _data: read } = $ as unknown as { _data(of: Element, what: string): Record<string, unknown[]> | undefined }
    expect(read(document.body, 'events')?.['ajax_request_not_sent']).toHaveLength(1)
    $(field).trigger('ajax_request_not_sent')
    $(field).trigger('ajax_request_not_sent.adding_to_cart')
    $(field).trigger('ajax_request_not_sent.another')
    field.dispatchEvent(new Event('ajax_request_not_sent', { bubbles: true }))
    expect(heard).toHaveBeenCalledTimes(3)
    life.end()
    expect(read(document.body, 'events')).toBeUndefined()
  })
})

describe('a jQuery that comes late', () => {
  it('is found when its script has loaded, and one event is still heard once', () => {
    listen()
    native()
    const $ = bringJQuery()
    scriptLoaded()
    $(field).trigger('change')
    native()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('is found at DOMContentLoaded', () => {
    listen()
    const $ = bringJQuery()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    $(field).trigger('change')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is not looked for any more once the signal has gone', () => {
    listen()
    life.end()
    const $ = bringJQuery()
    scriptLoaded()
    $(field).trigger('change')
    native()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a second copy of jQuery', () => {
  it('is heard as well as the first, and a native event still once', () => {
    const first = bringJQuery()
    listen()
    const second = bringJQuery()
    expect(second).not.toBe(first)
    scriptLoaded()
    first(field).trigger('change')
    second(field).trigger('change')
    expect(heard).toHaveBeenCalledTimes(2)
    native()
    expect(heard).toHaveBeenCalledTimes(3)
    life.end()
    first(field).trigger('change')
    second(field).trigger('change')
    native()
    expect(heard).toHaveBeenCalledTimes(3)
  })
})

describe('an event that we raise', () => {
  it('is heard once where a listener has us raise another while a second copy is still to be told of it', () => {
    const first = bringJQuery()
    Reflect.set(window, '$', first)
    const second = bringJQuery()
    const theirs = vi.fn()
    first(document.body).on('added', () => emitLegacy(document.body, 'counted'))
    second(document.body).on('added', theirs)
    listen('added counted', document.body)
    emitLegacy(document.body, 'added')
    expect(theirs).toHaveBeenCalledTimes(1)
    expect(heard.mock.calls.map(([{ type }]) => type).sort()).toEqual(['added', 'counted'])
    Reflect.deleteProperty(window, '$')
  })
})

describe('looking for copies of jQuery', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, '$')
  })

  it('calls nothing to find out what lies beneath, and leaves the names as they are', () => {
    const first = bringJQuery()
    Reflect.set(window, '$', first)
    const second = bringJQuery()
    Reflect.set(window, '$', second)
    const asked = [first, second].map(($) => vi.spyOn($, 'noConflict'))
    const names = ['jQuery', '$'].map((name) => Object.getOwnPropertyDescriptor(window, name))
    listen('found')
    bindLegacy()
    emitLegacy(field, 'found')
    askVeto(field, 'found', [])
    life.end()
    expect(['jQuery', '$'].map((name) => Object.getOwnPropertyDescriptor(window, name))).toEqual(names)
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
  })

  it('finds one under each of its names: both are heard, both hear what we raise, and we hear that once', () => {
    const dollar = bringJQuery()
    Reflect.set(window, '$', dollar)
    const own = bringJQuery()
    const theirs = vi.fn()
    for (const $ of [dollar, own]) $(document.body).on('added', theirs)
    listen('added found', document.body)
    dollar(field).trigger('found', ['it'])
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'found' }), 'it')
    emitLegacy(document.body, 'added', ['hash'])
    expect(theirs.mock.calls.map(([, hash]) => hash)).toEqual(['hash', 'hash'])
    expect(heard).toHaveBeenCalledTimes(2)
    life.end()
    for (const $ of [dollar, own]) $(field).trigger('found')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('leaves names alone that somebody watches over', () => {
    const second = bringJQuery()
    const watched = vi.fn()
    Object.defineProperty(window, 'jQuery', { configurable: true, get: () => second, set: watched })
    listen('found')
    second(field).trigger('found')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(watched).not.toHaveBeenCalled()
  })

  it('leaves out the one that throws, says so once, and goes on with the other', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const bad = bringJQuery()
    Reflect.set(window, '$', bad)
    vi.spyOn(bad.fn, 'on').mockImplementation(() => {
      throw new Error('not today')
    })
    const good = bringJQuery()
    listen('found')
    bindLegacy()
    good(field).trigger('found')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('#broken-jquery'), expect.any(Error), bad)
    expect(() => life.end()).not.toThrow()
    warned.mockRestore()
  })
})

describe('a listener that somebody has taken off', () => {
  it.each<[string, ($: JQueryStatic) => void]>([
    ['by taking the element out and putting it back', ($) => $(field).remove().appendTo('form')],
    ['by taking off all of its type', ($) => $('input').off('change')],
  ])('%s, hears native events all the same, and what is triggered from the next batch on', (_what, takeOff) => {
    const $ = bringJQuery()
    $(field).on('blur', () => undefined)
    listen()
    takeOff($)
    native()
    expect(heard).toHaveBeenCalledTimes(1)
    bindLegacy()
    $(field).trigger('change')
    native()
    expect(heard).toHaveBeenCalledTimes(3)
    bindLegacy()
    native()
    expect(heard).toHaveBeenCalledTimes(4)
    life.end()
    bindLegacy()
    $(field).trigger('change')
    expect(heard).toHaveBeenCalledTimes(4)
  })
})

describe('one event', () => {
  it('is told of under each of the names that it is raised by', () => {
    const $ = bringJQuery()
    listen('change update')
    $(field).on('change', ({ originalEvent }) => {
      if (originalEvent) $(field).trigger($.Event('update', { originalEvent }) as never)
    })
    listen('input')
    native()
    expect(heard.mock.calls.map(([{ type }]) => type).sort()).toEqual(['change', 'update'])
  })

  it('that a trigger ends by raising natively is told of once, though another copy hears that', () => {
    const first = bringJQuery()
    listen('click')
    const second = bringJQuery()
    scriptLoaded()
    first(field).trigger('click')
    expect(heard).toHaveBeenCalledTimes(1)
    second(field).trigger('click')
    expect(heard).toHaveBeenCalledTimes(2)
    field.click()
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('reaches the others when our listener throws, which its life reports', () => {
    const $ = bringJQuery()
    const boom = new Error('boom')
    heard.mockImplementation(() => {
      throw boom
    })
    listen()
    const theirs = vi.fn()
    $(field).on('change', theirs)
    $(field).trigger('change')
    expect(theirs).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(boom)
  })
})

describe('emitLegacy', () => {
  it('reaches jQuery\'s listeners with its arguments, and bubbles', () => {
    const $ = bringJQuery()
    const onField = vi.fn()
    const onDocument = vi.fn()
    $(field).on('tiered_price_update', onField)
    $(document).on('tiered_price_update', onDocument)
    emitLegacy(field, 'tiered_price_update', [{ price: 9 }])
    $(document).off('tiered_price_update')
    expect(onField).toHaveBeenCalledExactlyOnceWith(expect.anything(), { price: 9 })
    expect(onDocument).toHaveBeenCalledExactlyOnceWith(expect.anything(), { price: 9 })
  })

  it('goes on when a listener throws, which is the page\'s error', () => {
    const $ = bringJQuery()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const boom = new Error('boom')
    $(field).on('tiered_price_update', () => {
      throw boom
    })
    expect(() => emitLegacy(field, 'tiered_price_update')).not.toThrow()
    expect(reported).toHaveBeenCalledExactlyOnceWith(boom)
    vi.unstubAllGlobals()
  })

  it('passes an argument that is a list as one', () => {
    const $ = bringJQuery()
    const theirs = vi.fn()
    $(field).on('removed', theirs)
    emitLegacy(field, 'removed', [['a', 'b']])
    expect(theirs).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['a', 'b'])
  })

  it('does nothing without jQuery, where nobody could hear it', () => {
    const theirs = vi.fn()
    field.addEventListener('tiered_price_update', theirs)
    expect(() => emitLegacy(field, 'tiered_price_update')).not.toThrow()
    expect(theirs).not.toHaveBeenCalled()
  })
})

describe('askVeto', () => {
  it('hears the last handler of the element itself, with what it is asked with, and of no other element', () => {
    const $ = bringJQuery()
    listen()
    const asked = vi.fn()
    $(document.body).on('may_i', () => false)
    expect(askVeto(field, 'may_i', [])).toBe('free')
    $(field).on('may_i', (_event: unknown, one: unknown, other: unknown) => void asked(one, other)).on('may_i', () => undefined)
    expect(askVeto(field, 'may_i', [1, 'two'])).toBe('free')
    $(field).on('may_i', () => false)
    expect(askVeto(field, 'may_i', [3, 'four'])).toBe('vetoed')
    expect(asked.mock.calls).toEqual([[1, 'two'], [3, 'four']])
  })

  it('asks those of a copy whose names another took while we were there, too', () => {
    const first = bringJQuery()
    listen()
    bringJQuery()
    first(field).on('may_i', () => false)
    expect(askVeto(field, 'may_i', [])).toBe('vetoed')
  })

  it('says that a handler threw, which is the page\'s error; without jQuery nobody has anything against it', () => {
    expect(askVeto(field, 'may_i', [])).toBe('free')
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const $ = bringJQuery()
    listen()
    $(field).on('may_i', () => { throw new Error('no token') })
    expect(askVeto(field, 'may_i', [])).toBe('failed')
    expect(reported).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})
