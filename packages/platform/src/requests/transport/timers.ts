/** The timers that a request needs. A test passes its own. */
export interface Timers {
  set(callback: () => void, ms: number): unknown
  clear(timer: unknown): void
}

/** The browser's timers. */
export const browserTimers: Timers = {
  set: (callback, ms) => setTimeout(callback, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/**
 * Waits.
 * @param ms how long
 * @throws the signal's reason, as soon as it ends
 */
export function pause(ms: number, signal?: AbortSignal | null, timers: Timers = browserTimers): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      timers.clear(timer)
      reject(signal?.reason as Error)
    }
    const timer = timers.set(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Waits for something that others wait for too, and that therefore nobody may end.
 * @throws what it throws, and the signal's reason as soon as that ends
 */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
