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
