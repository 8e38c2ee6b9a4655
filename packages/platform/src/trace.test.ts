import { createLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callShop } from './requests/shop/call-shop.ts'
import { emitLegacy, onLegacy } from './jquery.ts'
import { raise } from './raise.ts'
import { form } from './requests/content/body.ts'
import { TRACE, TRACE_LIMIT, trace, traceLog, type TraceLog } from './trace.ts'

let log: TraceLog

const begin = () => {
  log = { records: [] }
  Reflect.set(window, TRACE, log)
}
const said = () => log.records.map(({ kind, what, name }) => [kind, what, name])

afterEach(() => {
  Reflect.deleteProperty(window, TRACE)
  vi.unstubAllGlobals()
})

describe('on a page that nobody debugs', () => {
  it('nothing is kept', () => {
    trace({ kind: 'page', what: 'opened' })
    expect(traceLog()).toBeUndefined()
  })
})

describe('on a page that is being debugged', () => {
  beforeEach(begin)

  it('keeps what happened, when and where from', () => {
    const element = document.createElement('p')
    trace({ kind: 'host', what: 'found', unit: 'lamp', on: element })
    expect(log.records).toMatchObject([{ kind: 'host', what: 'found', unit: 'lamp', on: element, at: expect.any(Number) }])
    expect(log.records[0]?.stack).toContain('trace.test')
  })

  it('keeps the newest', () => {
    for (let count = 0; count < TRACE_LIMIT + 3; count += 1) trace({ kind: 'page', what: String(count) })
    expect(log.records).toHaveLength(TRACE_LIMIT)
    expect(log.records[0]?.what).toBe('3')
  })

  it('tells whoever shows it, and survives what that throws', () => {
    log.heard = vi.fn(() => {
      throw new Error('the panel is broken')
    })
    expect(() => trace({ kind: 'page', what: 'opened' })).not.toThrow()
    expect(log.heard).toHaveBeenCalledTimes(1)
  })

  it('keeps native events of ours, which are raised all the same', () => {
    const heard = vi.fn()
    document.addEventListener('tillkit:lit', heard, { once: true })
    raise(document.body, 'tillkit:lit', { lamp: 1 })
    expect(said()).toEqual([['event', 'raised', 'tillkit:lit']])
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, detail: { lamp: 1 } })
  })

  it('keeps legacy events that we hear and send, also the ones that nobody can hear', () => {
    const life = createLife(() => undefined)
    onLegacy(document.body, 'found_variation', () => undefined, life)
    document.body.dispatchEvent(new Event('found_variation'))
    emitLegacy(document.body, 'tiered_price_update', [{ quantity: 10 }])
    expect(said()).toEqual([
      ['legacy', 'heard', 'found_variation'],
      ['legacy', 'not sent', 'tiered_price_update'],
    ])
    expect(log.records[1]?.args).toEqual([{ quantity: 10 }])
    // A listener is called by others: who has set it up counts.
    expect(log.records[0]?.stack).toContain('trace.test')
    life.end()
  })

  it.each([
    ['answered', () => Promise.resolve(new Response('<table>')), [200, '<table>']],
    ['refused', () => Promise.resolve(new Response('', { status: 500 })), ['/x refused 500']],
    ['uncertain', () => Promise.reject(new TypeError('offline')), ['/x uncertain']],
  ])('keeps calls and their end: %s', async (what, send, args) => {
    vi.stubGlobal('fetch', send)
    await callShop('/x', { body: form({ id: 21 }) }).catch(() => undefined)
    const [sent, ended] = log.records
    expect(said()).toEqual([
      ['call', 'sent', '/x'],
      ['call', what, '/x'],
    ])
    expect(String(sent?.args?.[0])).toBe('id=21')
    expect(ended?.args).toEqual(args)
    expect(ended?.call).toBe(sent?.call)
  })

  it('keeps calls that were given up', async () => {
    const life = new AbortController()
    const send = vi.fn(async () => {
      life.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    vi.stubGlobal('fetch', send)
    await callShop('/x', { signal: life.signal }).catch(() => undefined)
    expect(said().at(-1)).toEqual(['call', 'aborted', '/x'])
  })
})
