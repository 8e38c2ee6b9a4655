/** Where a page that is being debugged keeps what has happened: `window[Symbol.for('tillkit.trace')]`. */
export const TRACE = Symbol.for('tillkit.trace')

/** How many records wait for the panel; the oldest go first. */
export const TRACE_LIMIT = 500

/** Something that happened. Plain facts: the debug panel makes words of them. */
export interface TraceRecord {
  readonly kind: 'host' | 'code' | 'claim' | 'call' | 'legacy' | 'event' | 'work' | 'page'
  /** What came about: `mounted`, `sent`, `raised`. */
  readonly what: string
  /** The event, address or file that it is about. */
  readonly name?: string
  readonly unit?: string | undefined
  /** What it happened to. */
  readonly on?: unknown
  /** What goes with it: an event's arguments, a call's fields or answer. */
  readonly args?: readonly unknown[]
  /** Joins the records of one call. */
  readonly call?: number
  /** Where its code was called from; default here. The unit's file is in it. */
  readonly stack?: string | undefined
}

/** A record with its time, in ms since the page was asked for. */
export interface TimedRecord extends TraceRecord {
  readonly at: number
}

/**
 * The page's log. Only the script tag makes one, and only where the address asks for it. The records wait for the
 * panel's code, which takes them at once from then on, so that none keeps a node of the page alive.
 */
export interface TraceLog {
  readonly records: TimedRecord[]
  /** Told after each record. */
  heard?: (() => void) | undefined
}

/** The page's log, if it is being debugged. */
export function traceLog(): TraceLog | undefined {
  return (window as { [TRACE]?: TraceLog })[TRACE]
}

/** Where the code is that runs now; only on a page that is being debugged. */
export function stackNow(): string | undefined {
  return traceLog() && new Error().stack
}

/** Notes that something happened, on a page that is being debugged. Never throws. The script tag's build leaves it out. */
export function trace(record: TraceRecord): void {
  if (!__TILLKIT_TRACED__) return
  const log = traceLog()
  if (!log) return
  try {
    log.records.push({ at: performance.now(), stack: stackNow(), ...record })
    if (log.records.length > TRACE_LIMIT) log.records.shift()
    log.heard?.()
  } catch {
    // Looking on must not disturb what it looks at.
  }
}
