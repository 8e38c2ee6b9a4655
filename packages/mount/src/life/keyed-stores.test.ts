// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropUnused, GRACE, keyedStore } from './keyed-stores.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  // Stores that a test left behind go before the next one.
  vi.advanceTimersByTime(GRACE)
  vi.useRealTimers()
})

const make = () => ({ made: true })

describe('keyedStore', () => {
  it('makes a store once for its unit and key', () => {
    const made = vi.fn(make)
    const first = keyedStore('lamp', '1', { make: made })
    const second = keyedStore('lamp', '1', { make: made })
    expect(second.store).toBe(first.store)
    expect([first.isNew, second.isNew]).toEqual([true, false])
    expect(made).toHaveBeenCalledTimes(1)
    const others = [keyedStore('lamp', '2', { make }), keyedStore('door', '1', { make })]
    expect(others.map(({ isNew, store }) => [isNew, store === first.store])).toEqual([
      [true, false],
      [true, false],
    ])
    for (const one of [first, second, ...others]) one.leave()
  })

  it('keeps it through the grace after its last host, and disposes of it then', () => {
    const dispose = vi.fn()
    const first = keyedStore('lamp', '1', { make, dispose })
    first.leave()
    vi.advanceTimersByTime(GRACE - 1)
    const again = keyedStore('lamp', '1', { make, dispose })
    expect(again.store).toBe(first.store)
    vi.advanceTimersByTime(GRACE)
    expect(dispose).not.toHaveBeenCalled()
    again.leave()
    vi.advanceTimersByTime(GRACE)
    expect(dispose).toHaveBeenCalledExactlyOnceWith(first.store)
    const fresh = keyedStore('lamp', '1', { make })
    expect(fresh.store).not.toBe(first.store)
    fresh.leave()
  })

  it('stays while another host has it', () => {
    const dispose = vi.fn()
    const first = keyedStore('lamp', '1', { make, dispose })
    const second = keyedStore('lamp', '1', { make, dispose })
    first.leave()
    vi.advanceTimersByTime(2 * GRACE)
    expect(dispose).not.toHaveBeenCalled()
    second.leave()
    vi.advanceTimersByTime(GRACE)
    expect(dispose).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing of a store that could not be made', () => {
    expect(() => keyedStore('lamp', '1', { make: () => { throw new Error('boom') } })).toThrow('boom')
    const next = keyedStore('lamp', '1', { make })
    expect(next.isNew).toBe(true)
    next.leave()
  })
})

describe('dropUnused', () => {
  it('lets go at once of what nobody uses, of one unit or of all', () => {
    const disposed: string[] = []
    const kept = (unit: string, key = '1') => keyedStore(unit, key, { make, dispose: () => disposed.push(`${unit} ${key}`) })
    const used = kept('lamp', 'used')
    for (const one of [kept('lamp'), kept('lamp-post'), kept('door')]) one.leave()
    dropUnused('lamp')
    expect(disposed).toEqual(['lamp 1'])
    dropUnused()
    expect(disposed).toEqual(['lamp 1', 'lamp-post 1', 'door 1'])
    vi.advanceTimersByTime(GRACE)
    expect(disposed).toHaveLength(3)
    expect(kept('lamp').isNew).toBe(true)
    expect(kept('lamp', 'used').store).toBe(used.store)
  })
})
