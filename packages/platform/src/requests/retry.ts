import { browserTimers, pause, type Timers } from './deadline.ts'
import { isRetryable } from './policy.ts'

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
