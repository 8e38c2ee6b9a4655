import type { EndableLife, Life } from './life.ts'

/**
 * Waits for something no longer than it is worth.
 * @param ms the longest time, in ms
 * @param signal ends the waiting
 * @returns what it gave; `undefined` where it failed, came too late, or nobody waits any more
 */
export function within<T>(ms: number, work: T | PromiseLike<T>, signal?: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (value?: T) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      resolve(value)
    }
    const stop = () => settle()
    const timer = setTimeout(stop, ms)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    Promise.resolve(work).then(settle, stop)
  })
}

/** Does something after a time, in ms. @returns whose end puts it off for good */
export function timeout(life: Life, ms: number, run: () => unknown): EndableLife {
  const wait = life.branch()
  const timer = setTimeout(wait.guard(() => {
    wait.end()
    return run()
  }), ms)
  wait.onEnd(() => clearTimeout(timer))
  return wait
}

/** One wait at a time: what is scheduled anew takes the place of what waited. */
export interface Debounce {
  /** Runs something after a time, in ms; what it throws is reported. Does nothing once the life has ended. */
  schedule(ms: number, run: () => unknown): void
  /** Gives up what waits. */
  cancel(): void
  isPending(): boolean
}

/** Makes a debounce, whose wait ends with the life. */
export function createDebounce(life: Life): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  life.onEnd(cancel)
  return {
    cancel,
    isPending: () => timer !== undefined,
    schedule(ms, run) {
      cancel()
      if (life.signal.aborted) return
      timer = setTimeout(life.guard(() => {
        timer = undefined
        return run()
      }), ms)
    },
  }
}
