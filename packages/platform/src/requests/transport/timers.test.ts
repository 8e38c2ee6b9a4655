// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { orAborted, pause } from './timers.ts'
import { rejection, testTimers } from '../requests.fixtures.ts'

describe('a pause', () => {
  it('ends after its time', async () => {
    const timers = testTimers()
    const waited = pause(500, undefined, timers)
    timers.pass(500)
    await expect(waited).resolves.toBeUndefined()
  })

  it('ends with the caller\'s reason, before it began or while it lasts, and leaves no timer', async () => {
    const timers = testTimers()
    const reason = new Error('enough')
    const caller = new AbortController()
    const waited = rejection(pause(500, caller.signal, timers))
    caller.abort(reason)
    expect(await waited).toBe(reason)
    expect(await rejection(pause(500, caller.signal, timers))).toBe(reason)
    expect(timers.waiting).toEqual([])
  })
})

describe('waiting for what others wait for too', () => {
  it('gives what it gives, and fails as it fails', async () => {
    const { signal } = new AbortController()
    expect(await orAborted(Promise.resolve('done'), signal)).toBe('done')
    expect(await orAborted(Promise.resolve('done'), undefined)).toBe('done')
    const cause = new Error('boom')
    expect(await rejection(orAborted(Promise.reject(cause), signal))).toBe(cause)
  })

  it('ends with the signal\'s reason, and leaves the others their wait', async () => {
    const caller = new AbortController()
    const reason = new Error('enough')
    const shared = new Promise<string>(() => undefined)
    const waited = rejection(orAborted(shared, caller.signal))
    caller.abort(reason)
    expect(await waited).toBe(reason)
    expect(await rejection(orAborted(shared, caller.signal))).toBe(reason)
  })
})
