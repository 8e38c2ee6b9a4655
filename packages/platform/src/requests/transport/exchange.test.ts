// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { exchange, type Exchange } from './exchange.ts'
import { rejection, testTimers } from '../requests.fixtures.ts'

const timers = testTimers()
/** A request that nobody answers, and the signal that it was sent with. */
function lost(more: Partial<Exchange<string>> = {}) {
  let sent: AbortSignal | undefined
  const transmit = vi.fn((signal: AbortSignal) => {
    sent = signal
    return new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const request = { url: '/x', mutates: false, timeout: 500, isOffline: false, timers, transmit, read: (response: Response) => response.text() }
  return { failure: rejection(exchange({ ...request, ...more })), transmit, signal: () => sent }
}

describe('the time of a request', () => {
  it('ends its signal when it is over, and not before', async () => {
    const { failure, signal } = lost()
    timers.pass(499)
    expect(signal()?.aborted).toBe(false)
    timers.pass(1)
    expect(signal()?.aborted).toBe(true)
    expect(await failure).toMatchObject({ failure: { kind: 'timeout', after: 500 } })
  })

  it('that is over after the caller gave up changes nothing: the caller\'s reason stays', async () => {
    const caller = new AbortController()
    const { failure, signal } = lost({ signal: caller.signal })
    const reason = new Error('enough')
    caller.abort(reason)
    timers.pass(500)
    expect(signal()?.reason).toBe(reason)
    expect(await failure).toMatchObject({ failure: { kind: 'aborted', sent: true }, cause: reason })
  })

  it('is none where 0 is said, and is let go of with the caller at the end', async () => {
    const caller = new AbortController()
    let its: AbortSignal | undefined
    const transmit = async (signal: AbortSignal) => {
      its = signal
      return new Response('words')
    }
    const request = { url: '/x', mutates: false, isOffline: false, timers, transmit, signal: caller.signal, read: (response: Response) => response.text() }
    expect(await exchange({ ...request, timeout: 500 })).toBe('words')
    caller.abort()
    expect([timers.waiting, its?.aborted]).toEqual([[], false])
    const { failure } = lost({ timeout: 0, signal: AbortSignal.abort() })
    expect(timers.waiting).toEqual([])
    expect(await failure).toMatchObject({ failure: { kind: 'aborted', sent: false } })
  })

  it('is over at once for a caller who gave up before: nothing is sent', async () => {
    const { failure, transmit } = lost({ signal: AbortSignal.abort() })
    await failure
    expect(transmit).not.toHaveBeenCalled()
  })
})
