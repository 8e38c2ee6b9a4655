import { createLife, type EndableLife } from '@tillkit/dom'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askVeto, bindLegacy, emitLegacy, isListenedTo, onLegacy } from './jquery.ts'
import type { LegacyListener } from './jquery-event.ts'

/** The last of each line that shops have, by the names under which they are installed. */
const VERSIONS = [['1.12', 'jquery1'], ['2.2', 'jquery2'], ['3.7', 'jquery'], ['4.0', 'jquery4']] as const
const PAIRS = VERSIONS.flatMap(([first, one]) => VERSIONS.map(([second, other]) => [first, second, one, other] as const))

const require = createRequire(import.meta.url)
const heard = vi.fn<LegacyListener>()
let life: EndableLife

/** A copy of jQuery, as a script tag would bring it. */
function bring(name: string): JQueryStatic {
  for (const file of Object.keys(require.cache)) if (file.includes('/jquery')) Reflect.deleteProperty(require.cache, file)
  const $ = require(name) as JQueryStatic
  for (const global of ['jQuery', '$']) Reflect.set(window, global, $)
  return $
}

const scriptLoaded = () => document.dispatchEvent(new Event('DOMContentLoaded'))
const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found
const native = (type: string, selector: string) => one(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
/** How often our listener has been called since it was last asked. */
const times = () => heard.mock.calls.splice(0).length

beforeEach(() => {
  life = createLife((cause) => { throw cause })
  document.body.innerHTML = '<form><input name="quantity"><button type="button">Add</button></form>'
})
afterEach(() => {
  life.end()
  heard.mockReset()
  for (const global of ['jQuery', '$']) Reflect.deleteProperty(window, global)
})

describe.each(VERSIONS)('jQuery %s', (_version, name) => {
  it('is heard, with its arguments, and so is the browser, also when others take listeners off', () => {
    const $ = bring(name)
    onLegacy(one('input'), 'change found', heard, life)
    expect(isListenedTo(one('input'))).toBe(false)
    $('input').trigger('found', [1, 2])
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'found' }), 1, 2)
    $('input').trigger('change')
    native('change', 'input')
    expect(times()).toBe(3)
    $('input').off('change')
    native('change', 'input')
    bindLegacy()
    $('input').trigger('change')
    native('change', 'input')
    expect(times()).toBe(3)
    $('input').on('change', () => undefined)
    expect(isListenedTo(one('input'))).toBe(true)
    life.end()
    $('input').trigger('change')
    native('change', 'input')
    expect(times()).toBe(0)
  })

  it('tells once of a click and a submit, whoever raises them', () => {
    const $ = bring(name)
    onLegacy(document.body, 'click submit', heard, life)
    $('form').on('submit', (event) => event.preventDefault())
    $('button').trigger('click')
    one('button').click()
    $('form').trigger('submit')
    native('submit', 'form')
    expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'click', 'submit', 'submit'])
  })
})

describe.each(PAIRS)('of jQuery %s and, behind it, %s', (_first, _second, name, other) => {
  it('both are heard, each event once, and both hear of ours', () => {
    const first = bring(name)
    onLegacy(document.body, 'click change found', heard, life)
    const second = bring(other)
    scriptLoaded()
    for (const $ of [first, second]) $('input').trigger('found')
    for (const $ of [first, second]) $('button').trigger('click')
    one('button').click()
    native('change', 'input')
    expect(times()).toBe(6)
    const theirs = vi.fn()
    for (const $ of [first, second]) $(document.body).on('found', theirs)
    emitLegacy(document.body, 'found')
    expect([times(), theirs.mock.calls.length]).toEqual([1, 2])
    first(document.body).on('may', () => false)
    expect(askVeto(document.body, 'may', [])).toBe('vetoed')
    life.end()
    for (const $ of [first, second]) $('input').trigger('found')
    expect(times()).toBe(0)
  })

  it('the first is heard where we come behind both, and, from version 2.2 on, hears of ours and may say no', () => {
    const [first] = [bring(name), bring(other)]
    const keepsRecords = Number.parseFloat(first.fn.jquery) >= 2.2
    const theirs = vi.fn()
    first(document.body).on('told', theirs)
    first('input').on('may', () => false)
    onLegacy(document.body, 'change found', heard, life)
    onLegacy(window as unknown as HTMLElement, 'found', heard, life)
    first('input').trigger('found', [1, 2])
    expect(heard.mock.calls.map(([{ type }, ...args]) => [type, ...args])).toEqual([['found', 1, 2], ['found', 1, 2]])
    first(window as unknown as HTMLElement).trigger('found')
    first('input').trigger('change')
    native('change', 'input')
    expect(times()).toBe(5)
    emitLegacy(one('input'), 'told', ['hash'])
    expect(theirs.mock.calls.map(([, hash]) => hash)).toEqual(keepsRecords ? ['hash'] : [])
    expect(askVeto(one('input'), 'may', [])).toBe(keepsRecords ? 'vetoed' : 'free')
    expect([isListenedTo(one('input')), isListenedTo(one('form'))]).toEqual([keepsRecords, false])
    life.end()
    first('input').trigger('found').trigger('change')
    expect(times()).toBe(0)
    expect([document, window].flatMap((node) => Object.keys(node).filter((name) => /^on(change|found)$/.test(name) && Reflect.get(node, name)))).toEqual([])
  })

  it('the first gets its names back as if we were not there', () => {
    const [first, second] = [bring(name), bring(other)]
    onLegacy(document.body, 'change found', heard, life)
    expect([Reflect.get(window, 'jQuery'), Reflect.get(window, '$')]).toEqual([second, second])
    second.noConflict(true)
    expect([Reflect.get(window, 'jQuery'), Reflect.get(window, '$')]).toEqual([first, first])
    for (const $ of [first, second]) $('input').trigger('found')
    native('change', 'input')
    emitLegacy(document.body, 'found')
    expect(times()).toBe(4)
  })
})
