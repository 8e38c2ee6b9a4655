/**
 * Waits for something no longer than it is worth.
 * @param ms the longest time, in ms
 * @returns what it gave; `undefined` where it failed, came too late, or nobody waits any more
 */
export function withTimeout<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (value?: T) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(value)
    }
    const stop = () => settle()
    const timer = setTimeout(stop, ms)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    work.then(settle, stop)
  })
}
