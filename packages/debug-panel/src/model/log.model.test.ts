import type { TimedRecord } from '@tillkit/platform'
import { afterEach, describe, expect, it } from 'vitest'
import { entryOf } from './entry.model.ts'
import { filtered, linesAsText, linesOf } from './log.model.ts'

const OWNERS = new Map([['lamp', 'lamp'], ['door', 'door'], ['hinge', 'door']])
const lines = (...records: Partial<TimedRecord>[]) =>
  linesOf(records.map((record, index) => entryOf({ kind: 'page', what: '', at: index * 100, ...record }, OWNERS)))

afterEach(() => document.body.replaceChildren())

describe('calls', () => {
  const url = 'http://shop.test/product/?wc-ajax=get_table'
  const sent: Partial<TimedRecord> = { kind: 'call', what: 'sent', name: url, call: 7, args: [new URLSearchParams({ id: '21', nonce: '5e0c77aa' })] }

  it('are one line from their beginning to their end, with fields and without secrets', () => {
    expect(lines(sent)).toMatchObject([{ title: 'POST get_table', text: '', tone: 'busy', more: ['id=21', 'nonce=5e0c…'] }])
    const ended = lines(sent, { kind: 'call', what: 'answered', name: url, call: 7, args: [200, 'x'.repeat(1500)] })
    expect(ended).toMatchObject([{ at: 0, text: '200 · 1.5 kB · 100 ms', tone: 'plain', more: ['id=21', 'nonce=5e0c…'] }])
  })

  it.each([
    ['timeout', 'bad', 'no answer in time · gave no answer · 100 ms'],
    ['refused', 'bad', 'refused by the server · gave no answer · 100 ms'],
    ['unreachable', 'bad', 'could not be reached · gave no answer · 100 ms'],
    ['uncertain', 'bad', 'no answer: nobody knows what became of it · gave no answer · 100 ms'],
    ['offline', 'bad', 'not sent: no connection · gave no answer · 100 ms'],
    ['aborted', 'plain', 'given up, a newer one counts · gave no answer · 100 ms'],
  ])('say when they end with %s', (what, tone, text) => {
    expect(lines(sent, { kind: 'call', what, name: url, call: 7, args: ['gave no answer'] })).toMatchObject([{ tone, text }])
  })

  it('of which two are under way are not mixed up', () => {
    const two = lines(sent, { ...sent, call: 8 }, { kind: 'call', what: 'answered', name: url, call: 7, args: [200, ''] })
    expect(two.map(({ tone }) => tone)).toEqual(['plain', 'busy'])
  })
})

describe('code', () => {
  it('is one line, named by the file that the loading function imports', () => {
    const load = new Function('return import("./dropdown.js")')
    const asked: Partial<TimedRecord> = { kind: 'code', what: 'asked for', unit: 'lamp', args: [load] }
    expect(lines(asked, { ...asked, what: 'came' })).toMatchObject([{ title: 'dropdown.js', text: 'came · 100 ms', tone: 'plain' }])
    expect(lines(asked, { ...asked, what: 'missing' })).toMatchObject([{ text: 'could not be loaded · 100 ms', tone: 'bad' }])
  })
})

describe('elements', () => {
  it('that the script tag and the unit both find are said once, until they end', () => {
    document.body.innerHTML = '<div class="lamp"></div>'
    const on = document.body.firstElementChild
    const found: Partial<TimedRecord> = { kind: 'host', what: 'found', unit: 'lamp', on }
    const all = lines(found, found, { ...found, what: 'mounted' }, { ...found, what: 'ended' }, found)
    expect(all.map(({ title }) => title)).toEqual(['found', 'mounted', 'unmounted', 'found'])
    expect(all[0]).toMatchObject({ place: 'div.lamp', unit: 'lamp' })
  })
})

describe('the unit of a line', () => {
  it.each([
    ['is what the record says', { unit: 'door' }, 'door'],
    ['is what our own event says', { kind: 'event' as const, args: [{ unit: 'door' }] }, 'door'],
    ['is not what the page sends along', { args: [{ unit: 'kg' }], stack: 'at a (http://x/lamp.js:1)' }, 'lamp'],
    ['is the nearest of its files in the stack', { stack: 'at a (http://x/base.js:1)\nat b (http://x/lamp.js:1)\nat c (http://x/door.js:1)' }, 'lamp'],
    ['is the one that has brought the file', { stack: 'at a (http://x/base.js:1)\nat b (http://x/hinge.js:1)' }, 'door'],
    ['stands before the name of a chunk of its own', { stack: 'at a (http://x/base.js:1)\nat b (http://x/lamp.shade.js:1)' }, 'lamp'],
    ['is its package in the stack of a test', { stack: 'at packages/door/src/x.ts:3' }, 'door'],
    ['is unknown where nobody says', { stack: 'at http://x/base.js:1' }, undefined],
  ])('%s', (_how, record, unit) => {
    expect(lines({ kind: 'legacy', what: 'sent', name: 'change', ...record })[0]?.unit).toBe(unit)
  })
})

it('tells a fault by field, message, advice, and the address of what explains it', () => {
  const problem = { unit: 'lamp', element: null, field: 'data-id', message: 'is no number', advice: 'Print it.', help: 'not-json' }
  expect(lines({ kind: 'event', what: 'raised', name: 'tillkit:error', args: [problem] })).toMatchObject([
    { title: 'tillkit:error', text: 'data-id: is no number', more: ['Print it.', expect.stringMatching(/errors\.html#not-json$/)], tone: 'bad', unit: 'lamp' },
  ])
})

it('tells the work of a unit by what it is and how it stands, in the log of that kind', () => {
  const all = lines({ kind: 'work', what: 'recorded', name: 'test 12: click_goal', unit: 'lamp' }, { kind: 'page', what: 'opened' })
  expect(filtered(all, { unit: 'lamp', kind: 'work' })).toMatchObject([{ title: 'test 12: click_goal', text: 'recorded', tone: 'plain' }])
})

it('filters by unit and kind, and becomes text', () => {
  const all = lines(
    { kind: 'legacy', what: 'sent', name: 'tiered_price_update', unit: 'lamp', args: [{ quantity: 10 }] },
    { kind: 'legacy', what: 'heard', name: 'change', unit: 'door' },
    { kind: 'claim', what: 'held', name: 'click', unit: 'lamp' },
  )
  expect(filtered(all, { unit: '', kind: '' })).toHaveLength(3)
  expect(filtered(all, { unit: 'lamp', kind: '' }).map(({ title }) => title)).toEqual(['sent tiered_price_update', 'click held'])
  expect(filtered(all, { unit: 'lamp', kind: 'claim' })).toHaveLength(1)
  expect(linesAsText(all.slice(0, 1))).toBe('0.00 s  lamp  sent tiered_price_update  {quantity: 10}')
})

it('gives an entry the same line each time, so that only what is new is drawn', () => {
  const entries = [entryOf({ kind: 'page', what: 'first', at: 0 }, OWNERS), entryOf({ kind: 'page', what: 'second', at: 1 }, OWNERS)]
  const [first] = linesOf(entries.slice(0, 1))
  expect(linesOf(entries)[0]).toBe(first)
})
