// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { RequestFailed } from './failure.ts'
import { rejection, testTimers } from '../requests.fixtures.ts'
import { retry } from './retry.ts'

const unreachable = () => new RequestFailed({ kind: 'unreachable' }, { url: '/x', mutates: false })

describe('trying again', () => {
  it('waits between the tries and ends with the first that works', async () => {
    const timers = testTimers()
    const run = vi.fn().mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable()).mockResolvedValueOnce('done')
    const result = retry(run, { pauses: [500, 1000, 2000], timers })
    await vi.waitFor(() => expect(timers.waiting).toEqual([500]))
    timers.pass(500)
    await vi.waitFor(() => expect(timers.waiting).toEqual([1000]))
    timers.pass(1000)
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('ends with the last failure when the pauses are used up, and at once where another try is no use', async () => {
    const last = unreachable()
    const run = vi.fn().mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(last)
    expect(await rejection(retry(run, { pauses: [0] }))).toBe(last)
    const hopeless = new Error('boom')
    run.mockReset().mockRejectedValue(hopeless)
    expect(await rejection(retry(run, { pauses: [0, 0] }))).toBe(hopeless)
    expect(run).toHaveBeenCalledTimes(1)
    expect(await rejection(retry(run, { pauses: [0, 0], again: () => true }))).toBe(hopeless)
    expect(run).toHaveBeenCalledTimes(4)
  })

  it('ends with its signal, in a pause too', async () => {
    const timers = testTimers()
    const caller = new AbortController()
    const reason = new Error('enough')
    const run = vi.fn().mockRejectedValue(unreachable())
    const result = rejection(retry(run, { pauses: [500], signal: caller.signal, timers }))
    await vi.waitFor(() => expect(timers.waiting).toEqual([500]))
    caller.abort(reason)
    expect(await result).toBe(reason)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
