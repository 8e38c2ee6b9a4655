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

/** A request's time and its caller's will in one signal. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Whether the time was over before the caller gave up. */
  readonly isOver: boolean
  /** Lets go of timer and caller. */
  end(): void
}

/** When a request has to end at the latest. */
export interface DeadlineOptions {
  /** The caller's. */
  readonly signal?: AbortSignal | null | undefined
  /** In ms; 0 waits for ever. */
  readonly timeout: number
  readonly timers?: Timers | undefined
}

/** Starts the clock. `AbortSignal.any` would do, but the oldest browsers that we serve lack it. */
export function startDeadline({ signal, timeout, timers = browserTimers }: DeadlineOptions): Deadline {
  const controller = new AbortController()
  let isOver = false
  const giveUp = () => controller.abort(signal?.reason)
  const expire = () => {
    isOver = !controller.signal.aborted
    controller.abort()
  }
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const timer = timeout > 0 ? timers.set(expire, timeout) : undefined
  return {
    signal: controller.signal,
    get isOver() {
      return isOver
    },
    end() {
      timers.clear(timer)
      signal?.removeEventListener('abort', giveUp)
    },
  }
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
