import { stackNow, trace } from './trace.ts'

/** What a listener gets: a jQuery event, or the native one on a page without jQuery. */
export interface LegacyEvent {
  readonly type: string
  readonly target: EventTarget | null
  /** Set by jQuery when code triggered the event rather than the shopper. */
  readonly isTrigger?: boolean | number
  /** The browser's event behind a jQuery one. */
  readonly originalEvent?: Event
  preventDefault(): void
}

/** A listener of legacy events; what the trigger passed follows the event. */
export type LegacyListener = (event: LegacyEvent, ...args: unknown[]) => void

/** The page's jQuery, if it has come by now. */
export function pageJQuery(): JQueryStatic | undefined {
  const found = (globalThis as { jQuery?: unknown }).jQuery
  return typeof found === 'function' && 'fn' in found ? (found as JQueryStatic) : undefined
}

let bindings = 0

/**
 * Listens to an event that may be raised by jQuery or natively.
 *
 * A native listener never sees `$(…).trigger(…)`, while jQuery's own listeners see both; so we bind through jQuery
 * wherever there is one, also when it arrives after us, also when the page brings a second copy, and natively
 * until then. One event calls the listener once.
 *
 * @param types names separated by spaces, as jQuery takes them
 */
export function onLegacy(target: EventTarget, types: string, listener: LegacyListener, signal: AbortSignal): void {
  if (signal.aborted) return
  const seen = new WeakSet<Event>()
  const stack = stackNow()
  const once = (event: LegacyEvent, ...args: unknown[]) => {
    const native = event.originalEvent ?? (event instanceof Event ? event : undefined)
    if (native) {
      if (seen.has(native)) return
      seen.add(native)
    }
    trace({ kind: 'legacy', what: 'heard', name: event.type, on: target, args, stack })
    listener(event, ...args)
  }
  const native = new AbortController()
  for (const name of types.split(' ')) target.addEventListener(name, once, { signal: native.signal })
  signal.addEventListener('abort', () => native.abort())
  bindings += 1
  const namespaced = types.replace(/\S+/g, (name) => `${name}.tillkit${bindings}`)
  eachJQuery(($) => {
    native.abort()
    $(target as HTMLElement).on(namespaced, once as never)
    signal.addEventListener('abort', () => $(target as HTMLElement).off(namespaced))
  }, signal)
}

/**
 * Raises an event as jQuery does. Without jQuery nobody could hear a legacy name, so nothing happens. What a listener
 * throws is the page's error, as it is with native events: jQuery would hand it to us.
 */
export function emitLegacy(target: EventTarget, type: string, args: readonly unknown[] = []): void {
  trace({ kind: 'legacy', what: pageJQuery() ? 'sent' : 'not sent', name: type, on: target, args })
  try {
    pageJQuery()?.(target as HTMLElement).trigger(type, [...args] as never)
  } catch (cause) {
    reportError(cause)
  }
}

/** Calls back with the page's jQuery now and with every copy that a later script brings. */
export function eachJQuery(found: ($: JQueryStatic) => void, signal: AbortSignal): void {
  const known = new Set<JQueryStatic>()
  const look = () => {
    const $ = pageJQuery()
    if (!$ || known.has($)) return
    known.add($)
    found($)
  }
  look()
  // A script element's `load` does not bubble, but it can be captured: the earliest sign of a late jQuery.
  document.addEventListener('load', look, { capture: true, signal })
  document.addEventListener('DOMContentLoaded', look, { signal })
}
