import { browserTimers, pause, type Timers } from '../transport/timers.ts'
import { RequestFailed } from './failure.ts'

/** Statuses that say "not now": the same request may pass a little later. */
const PASSING = [408, 425, 429, 500, 502, 503, 504]

/** Of those, the ones that say that nothing has been done with the request yet. */
const UNTOUCHED = [425, 429]

/**
 * Whether the same request may be made again by itself. A read that met a passing trouble may; a change only where it is
 * certain that it was not made, since a second one would add the article twice.
 */
export function isRetryable(cause: unknown): boolean {
  if (!(cause instanceof RequestFailed)) return false
  const { failure, mutates } = cause
  switch (failure.kind) {
    case 'offline':
    case 'unreachable':
    case 'timeout':
      return true
    case 'refused':
      return (mutates ? UNTOUCHED : PASSING).includes(failure.status)
    case 'unusable':
    case 'stale-nonce':
    case 'aborted':
    case 'uncertain':
      return false
  }
}

/** How often something is tried, and how long is waited in between. */
export interface RetryOptions {
  /** The pauses in ms; there is one try more than pauses. */
  readonly pauses: readonly number[]
  readonly signal?: AbortSignal | null | undefined
  /** Whether to go on after a failure. Default {@link isRetryable}. */
  readonly again?: (cause: unknown) => boolean
  readonly timers?: Timers | undefined
}

/**
 * Tries until it works or the pauses are used up.
 * @throws what the last try threw; the signal's reason when it ends in a pause
 */
export async function retry<T>(run: () => Promise<T>, { pauses, signal, again = isRetryable, timers = browserTimers }: RetryOptions): Promise<T> {
  for (const ms of pauses) {
    try {
      return await run()
    } catch (cause) {
      if (signal?.aborted || !again(cause)) throw cause
    }
    await pause(ms, signal, timers)
  }
  return run()
}
