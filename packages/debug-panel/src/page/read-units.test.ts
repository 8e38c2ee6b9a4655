import type { DebugSession, KnownUnit } from '@tillkit/mount'
import { inspectHosts } from '@tillkit/mount/inspect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entryOf, type Entry } from '../model/entry.model.ts'
import { fateOf } from './read-page.ts'
import { readUnits } from './read-units.ts'

vi.mock('@tillkit/mount/inspect', async (original) => ({ ...(await original<object>()), inspectHosts: vi.fn(() => []) }))

const lamp: KnownUnit = { name: 'lamp', selector: '.lamp', when: 'idle' }
const session: DebugSession = { version: '1', base: 'https://shop.test/', records: [], manifests: [lamp], force: [] }
const fault = (element?: Element): Entry =>
  entryOf({ kind: 'event', what: 'raised', name: 'tillkit:error', at: 0, unit: 'lamp', on: element, args: [{ message: 'is dark' }] }, new Map())

afterEach(() => document.body.replaceChildren())

describe('reading the units', () => {
  it('counts what matches also where nothing runs', () => {
    document.body.innerHTML = '<p class="lamp"></p><p class="lamp"></p>'
    for (const off of ['address', undefined] as const) {
      expect(readUnits({ ...session, off, units: [] }, [])).toMatchObject([{ status: off ? 'off' : 'excluded', matching: 2, hosts: [] }])
    }
  })

  it('says a fault of the unit as a whole, and not that of an element that has gone', () => {
    const gone = { ...fault(document.createElement('p')), element: { deref: () => undefined } as unknown as WeakRef<Element> }
    expect(readUnits(session, [gone])).toMatchObject([{ problems: [] }])
    expect(readUnits(session, [fault()])).toMatchObject([{ problems: [{ message: 'is dark' }] }])
  })

  it('says of a unit what is wrong with its settings', () => {
    document.body.innerHTML = '<script type="application/json" id="tillkit-config"></script>'
    expect(readUnits(session, [fault(document.scripts[0])])).toMatchObject([{ problems: [{ message: 'is dark' }] }])
    expect(readUnits(session, [fault(document.body)])).toMatchObject([{ problems: [] }])
  })

  it('says of each thing that a unit does how it stands last, as long as the unit has an element', () => {
    const said = [['lamp 1', 'waits'], ['lamp 2', 'burns'], ['lamp 1', 'burns']].map(([name = '', what = '']) =>
      entryOf({ kind: 'work', what, name, unit: 'lamp', at: 0 }, new Map()))
    expect(readUnits(session, said)).toMatchObject([{ work: [] }])
    const element = document.body.appendChild(document.createElement('p'))
    vi.mocked(inspectHosts).mockReturnValueOnce([{ unit: 'lamp', element, state: 'mounted', hasCode: true }])
    expect(readUnits(session, [...said, entryOf({ kind: 'work', what: 'x', name: 'door', unit: 'door', at: 0 }, new Map())])).toMatchObject([
      { work: [{ name: 'lamp 1', stands: 'burns' }, { name: 'lamp 2', stands: 'burns' }] },
    ])
  })

  it('says that code is missing, and nothing of what has come in its place', () => {
    const missing = entryOf({ kind: 'code', what: 'missing', name: 'lamp.js', unit: 'lamp', at: 0 }, new Map())
    expect(readUnits(session, [missing])).toMatchObject([{ status: 'failed', advice: [] }])
  })
})

it.each([
  ['Keeps off: lamp', true, {}],
  ['Runs together with lamp', true, { force: ['lamp'] }],
  ['Comes back to life', false, {}],
  ['nobody does this work', false, { units: ['door'] }],
  ['nobody does this work', false, { off: 'address' }],
] as const)('a script of the shop: %s', (words, isLive, change) => {
  expect(fateOf({ name: '#lamp-js', isLive, units: ['lamp'] }, { ...session, ...change })).toContain(words)
})
