import type { KnownUnit } from '@tillkit/mount'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { candidatesOf, hostsOf, leave, reportUnknown } from './candidates.ts'
import type { LoaderOptions } from './options.ts'

const lamp: KnownUnit = { name: 'lamp', selector: '.lamp', when: 'idle' }
const door: KnownUnit = { name: 'door', selector: '.door', when: 'idle', needs: ['door_params'] }
const options = (more: Partial<LoaderOptions> = {}): LoaderOptions => ({
  base: new URL('http://shop.test/tillkit/0.1.0/'), known: [lamp, door], force: [], load: () => Promise.resolve(), problemMessages: () => new Promise(() => undefined), ...more,
})

afterEach(() => document.body.replaceChildren())

describe('the units that may run', () => {
  it('are those that the tag names, or all; some beside their live script, some on pages that have what they stand on', () => {
    const [one, other] = candidatesOf(options({ force: ['door'] }))
    expect([one?.isForced, one?.isChosen, other?.isForced, other?.isChosen]).toEqual([false, true, true, false])
    expect(candidatesOf(options({ units: ['door'], force: true })).map(({ name, isForced, stage }) => [name, isForced, stage])).toEqual([['door', true, 'waiting']])
  })

  it.each([[undefined, false], [[], false], [['.row'], true], [{}, true], [null, false]])('are wanted where a global is said, and is not empty (%j)', (value, isChosen) => {
    Reflect.set(window, 'door_params', value)
    const [one] = candidatesOf(options({ units: ['door'] }))
    Reflect.deleteProperty(window, 'door_params')
    expect(one?.isChosen).toBe(isChosen)
  })

  it('tell of their elements how far they are, and let go of what was held when they are left', () => {
    document.body.innerHTML = '<i class="lamp"></i><i class="lamp"></i>'
    const [one] = candidatesOf(options())
    if (!one) throw new Error('No unit')
    const release = vi.fn()
    one.keeper = { release, flush: vi.fn(), handOver: () => [] }
    expect(hostsOf(one).map(({ unit, state, isUntouched }) => [unit, state, isUntouched])).toEqual([['lamp', 'waiting', true], ['lamp', 'waiting', true]])
    leave(one, 'mounted')
    expect([release.mock.calls.length, hostsOf(one)[0]?.state]).toEqual([1, 'mounted'])
  })

  it('are told apart from names that no unit has, which is said once', () => {
    const say = vi.fn()
    reportUnknown(options({ units: ['lamp', 'lmap'], force: ['dor'] }), say)
    reportUnknown(options({ units: ['lamp'], force: true }), say)
    expect(say.mock.calls).toEqual([['unknown', 'tillkit', { unknown: ['lmap', 'dor'], known: ['lamp', 'door'] }]])
  })
})
