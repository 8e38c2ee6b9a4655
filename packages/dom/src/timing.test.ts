import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from './life.ts'
import { createDebounce, timeout, within } from './timing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('within a time', () => {
  const never = new Promise<string>(() => undefined)

  it('what comes is had, whether it is on its way or there', async () => {
    expect(await Promise.all([within(10, Promise.resolve('here')), within(10, 'there')])).toEqual(['here', 'there'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('what fails is nothing, and no error', async () => {
    expect(await within(10, Promise.reject(new Error('lost')))).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('what has not come is nothing, not before', async () => {
    const done = vi.fn()
    void within(10, never).then(done)
    await vi.advanceTimersByTimeAsync(9)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('what nobody waits for any more is nothing at once', async () => {
    const waiting = new AbortController()
    const late = within(10, never, waiting.signal)
    waiting.abort()
    expect(await Promise.all([late, within(10, never, waiting.signal)])).toEqual([undefined, undefined])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('after a time', () => {
  const failed = vi.fn()
  const run = vi.fn()
  let life: EndableLife
  beforeEach(() => {
    failed.mockReset()
    run.mockReset()
    life = createLife(failed)
  })

  it('something is done, once', () => {
    timeout(life, 10, run)
    vi.advanceTimersByTime(9)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([['the life', () => life.end()], ['it', (wait: EndableLife) => wait.end()]])('nothing is done once %s has ended', (_what, end) => {
    end(timeout(life, 10, run))
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(100)
    expect(run).not.toHaveBeenCalled()
  })

  it('what throws is reported, also in a promise', async () => {
    timeout(life, 10, () => { throw new Error('at once') })
    timeout(life, 10, () => Promise.reject(new Error('later')))
    await vi.advanceTimersByTimeAsync(10)
    expect(failed.mock.calls.map(([cause]) => String(cause))).toEqual(['Error: at once', 'Error: later'])
  })
})

describe('a debounce', () => {
  const failed = vi.fn()
  const run = vi.fn()
  let life: EndableLife
  beforeEach(() => {
    failed.mockReset()
    run.mockReset()
    life = createLife(failed)
  })

  it('runs what was scheduled last, once, and says until then that it waits', () => {
    const debounce = createDebounce(life)
    debounce.schedule(10, () => run('first'))
    vi.advanceTimersByTime(9)
    debounce.schedule(20, () => run('last'))
    vi.advanceTimersByTime(19)
    expect([run.mock.calls, debounce.isPending()]).toEqual([[], true])
    vi.advanceTimersByTime(100)
    expect([run.mock.calls, debounce.isPending()]).toEqual([[['last']], false])
  })

  it('may be scheduled anew by what it runs', () => {
    const debounce = createDebounce(life)
    debounce.schedule(10, () => debounce.schedule(5, run))
    vi.advanceTimersByTime(14)
    expect([run.mock.calls.length, debounce.isPending()]).toEqual([0, true])
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([['it is cancelled', 'cancel'], ['its life has ended', 'end']] as const)('runs nothing once %s', (_what, how) => {
    const debounce = createDebounce(life)
    debounce.schedule(10, run)
    if (how === 'cancel') debounce.cancel()
    else life.end()
    if (how === 'end') debounce.schedule(10, run)
    expect([debounce.isPending(), vi.getTimerCount()]).toEqual([false, 0])
    vi.advanceTimersByTime(100)
    expect(run).not.toHaveBeenCalled()
  })

  it('reports what throws', () => {
    createDebounce(life).schedule(10, () => { throw new Error('late') })
    vi.advanceTimersByTime(10)
    expect(String(failed.mock.calls[0]?.[0])).toBe('Error: late')
  })
})
