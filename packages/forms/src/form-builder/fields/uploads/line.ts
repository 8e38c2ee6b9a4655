/** The connection, as far as the browser knows of it. Tests pass their own. */
export interface Line {
  isUp(): boolean
  /** Tells when it is cut. @returns ends that */
  onCut(listener: () => void): () => void
  /** Resolves once it may be worth trying again, or the signal has ended. */
  back(signal: AbortSignal): Promise<void>
}

/** Browsers are sometimes wrong about it: after so long it is tried all the same, in ms. */
const MISTAKEN_MS = 30_000

/** The browser's. */
export const browserLine: Line = {
  isUp: () => navigator.onLine,
  onCut(listener) {
    window.addEventListener('offline', listener)
    return () => window.removeEventListener('offline', listener)
  },
  back: (signal) => new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, MISTAKEN_MS)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  }),
}
