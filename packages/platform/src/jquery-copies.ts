import type jquery from 'jquery'
import { helpOn } from './help.ts'
import type { LegacyHandlers } from './jquery-event.ts'

/** The names that every jQuery takes; a page may keep one jQuery by each. */
const NAMES = ['jQuery', '$'] as const
/** What we call of a jQuery, beside itself. */
const METHODS = ['on', 'off', 'trigger', 'triggerHandler', 'data', 'removeData'] as const

/** A page's jQuery. Its type is imported, so that whoever installs the package has it too. */
export type PageJQuery = typeof jquery

/** Every jQuery that was seen on the page since somebody began to listen. */
const copies = new Set<JQueryStatic>()
/** Those that threw when we bound through them. */
const broken = new WeakSet<JQueryStatic>()

/** The page's jQuery, if it has come by now. A stand-in that only collects calls is none, nor is another library by the name. */
export function pageJQuery(): PageJQuery | undefined {
  return jQueryNamed('jQuery')
}

/**
 * Gets to know what is a jQuery under its names right now. It only looks: calling `noConflict` to find the one beneath would take
 * the names away from every script that comes later, since they can be lexical and then cannot be put back.
 */
export function findCopies(): void {
  for (const name of NAMES) {
    const found = jQueryNamed(name)
    if (found && !broken.has(found)) copies.add(found)
  }
}

/** Whether one is on the page that has not been met yet. */
export function hasUnknownCopy(): boolean {
  return NAMES.map(jQueryNamed).some((found) => found && !copies.has(found) && !broken.has(found))
}

/** Those that were met, the page's own first. */
export function knownCopies(): readonly JQueryStatic[] {
  const own = pageJQuery()
  return [...copies].sort((one, other) => Number(other === own) - Number(one === own))
}

/** Forgets them all: nobody listens any more. */
export function forgetCopies(): void {
  copies.clear()
}

/** Works with each of the copies. One that throws is left alone from then on, and the others are served. */
export function forEachCopy(work: (copy: JQueryStatic) => void): void {
  for (const copy of copies) {
    try {
      work(copy)
    } catch (cause) {
      copies.delete(copy)
      broken.add(copy)
      console.warn(`[tillkit] A jQuery of this page throws when something listens through it; its events are not heard. ${helpOn('broken-jquery')}`, cause, copy)
    }
  }
}

/** What a jQuery remembers of who listens at a target, by types. Its own record is the only one there is. */
export function eventsOf(copy: JQueryStatic, target: EventTarget): Readonly<Record<string, LegacyHandlers>> | undefined {
  return (copy as unknown as { _data(of: EventTarget, what: string): ReturnType<typeof eventsOf> })._data(target, 'events')
}

/** Whether a listener that a jQuery remembers is somebody else's: each of ours has a namespace of its own. */
export const isTheirs = ({ namespace = '' }: { readonly namespace?: string }): boolean => !/\btillkit\d/.test(namespace)

/** The event that a jQuery is raising natively right now, having told its own listeners. */
export function triggeredBy(copy: JQueryStatic): unknown {
  return (copy as unknown as { event: { triggered?: unknown } }).event.triggered
}

function jQueryNamed(name: (typeof NAMES)[number]): JQueryStatic | undefined {
  const found: unknown = Reflect.get(globalThis, name)
  return isJQuery(found) ? found : undefined
}

/** Whether something has all that we use of jQuery. Asks for its members and calls none. */
function isJQuery(found: unknown): found is JQueryStatic {
  if (typeof found !== 'function') return false
  const { fn, _data: data, event } = found as Partial<Record<'fn' | '_data' | 'event', unknown>>
  return isObject(fn) && typeof fn['jquery'] === 'string' && METHODS.every((name) => typeof fn[name] === 'function') && typeof data === 'function' && isObject(event)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
