import { browserTimers, type Timers } from './timers.ts'
import type { Received } from '../content/answer.ts'
import { RequestFailed, type Failure } from '../failures/failure.ts'

/** One request, and what becomes of it. */
export interface Exchange<T, R extends Received = Response> {
  /** The address, for the report. */
  readonly url: string
  /** Whether it is to change something. */
  readonly mutates: boolean
  /** How long to wait for the whole answer, in ms; 0 is for ever. */
  readonly timeout: number
  /** The caller's: ends the request. `AbortSignal.any` would do, but the oldest browsers that we serve lack it. */
  readonly signal?: AbortSignal | null | undefined
  /** Whether the browser says that it has no connection. */
  readonly isOffline: boolean
  readonly timers?: Timers | undefined
  /** Sends it. What it throws at once was never sent. */
  transmit(signal: AbortSignal): Promise<R>
  /** Takes what is wanted from the response, whatever its status; runs within the time limit. */
  read(response: R): T | Promise<T>
}

/**
 * Makes a request, within its time and as long as its caller wants it.
 * @throws {RequestFailed} and nothing else, unless `read` throws that itself
 */
export async function exchange<T, R extends Received = Response>(request: Exchange<T, R>): Promise<T> {
  const { url, mutates, timeout, signal, timers = browserTimers, transmit, read } = request
  const controller = new AbortController()
  let { isOffline } = request
  let sent = false
  let isLate = false
  const giveUp = () => controller.abort(signal?.reason)
  const expire = () => {
    isLate = !controller.signal.aborted
    controller.abort(new DOMException('The time is over', 'TimeoutError'))
  }
  const failure = (): Failure => {
    if (controller.signal.aborted && !isLate) return { kind: 'aborted', sent }
    if (isOffline && !isLate) return { kind: 'offline' }
    if (sent && mutates) return { kind: 'uncertain', because: isLate ? 'timeout' : 'unreachable' }
    return isLate ? { kind: 'timeout', after: timeout } : { kind: 'unreachable' }
  }
  const timer = timeout > 0 ? timers.set(expire, timeout) : undefined
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  try {
    controller.signal.throwIfAborted()
    const answer = transmit(controller.signal)
    sent = true
    const response = await answer
    // Whatever the browser says of its connection: an answer has begun to come.
    isOffline = false
    return await read(response)
  } catch (cause) {
    throw cause instanceof RequestFailed ? cause : new RequestFailed(failure(), { url, mutates, cause })
  } finally {
    timers.clear(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
