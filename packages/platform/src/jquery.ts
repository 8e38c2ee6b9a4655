import type { Life } from '@tillkit/dom'
import { eventsOf, forEachCopy, forgetCopies, hasUnknownCopy, isTheirs, findCopies, knownCopies, pageJQuery, triggeredBy } from './jquery-copies.ts'
import type { LegacyEvent, LegacyListener } from './jquery-event.ts'
import { hearUnseen, pathFrom, recordsAt, triggerUnseen } from './jquery-unseen.ts'
import { stackNow, trace } from './trace.ts'

/** A listener as it is bound: natively for good, and through every jQuery of the page. */
interface Binding {
  readonly target: EventTarget
  /** Each type with a namespace of its own: `change.tillkit7`. */
  readonly names: readonly string[]
  readonly hear: (event: LegacyEvent, ...args: unknown[]) => void
}

const bindings = new Set<Binding>()
/** What stops hearing of a type through copies that nobody can reach. */
const unseen = new Map<string, () => void>()
/** What is being told to a further copy: ours have heard it from the first. */
let echo: { readonly target: EventTarget; readonly type: string } | undefined
let count = 0

/**
 * Listens to an event that may be raised by jQuery or natively.
 *
 * A native listener never sees `$(…).trigger(…)`, while jQuery's own listeners see both; so we bind through jQuery
 * wherever there is one, also when it arrives after us, also when the page brings a second copy, and natively
 * where none of them hears. One event calls the listener once, and what it throws is its life's to report.
 *
 * @param types names separated by spaces, as jQuery takes them, namespaces of theirs included
 */
export function onLegacy(target: EventTarget, types: string, listener: LegacyListener, life: Life): void {
  if (life.signal.aborted) return
  count += 1
  const space = `tillkit${count}`
  const listed = types.split(' ').filter(Boolean)
  const stack = stackNow()
  const traced: LegacyListener = (event, ...args) => {
    trace({ kind: 'legacy', what: 'heard', name: event.type, on: target, args, stack })
    listener(event, ...args)
  }
  const hear = hearingOnce(life.guard(traced))
  const binding: Binding = { target, names: listed.map((type) => `${type}.${space}`), hear }
  const native = (event: Event) => {
    if (!knownCopies().some(($) => binding.names.some((name) => typeOf(name) === event.type && isBound($, target, name)))) hear(event)
  }
  for (const type of listed) {
    target.addEventListener(typeOf(type), native)
    if (!unseen.has(typeOf(type))) unseen.set(typeOf(type), hearUnseen(typeOf(type), passOn))
  }
  if (bindings.size === 0) lookForJQuery('addEventListener')
  bindings.add(binding)
  bindLegacy([binding])
  life.onEnd(() => {
    for (const type of listed) target.removeEventListener(typeOf(type), native)
    forEachCopy(($) => $(target as HTMLElement).off(binding.names.join(' ')))
    bindings.delete(binding)
    if (bindings.size > 0) return
    lookForJQuery('removeEventListener')
    for (const stop of unseen.values()) stop()
    unseen.clear()
    forgetCopies()
  })
}

/**
 * Binds through jQuery where we are not bound: a copy has come, `.remove()` has cleaned an element that was put back,
 * or somebody took all listeners of a type off. For the end of each batch of changes to the page.
 */
export function bindLegacy(which: Iterable<Binding> = bindings): void {
  findCopies()
  forEachCopy(($) => {
    for (const { target, names, hear } of which) {
      for (const name of names) if (!isBound($, target, name)) $(target as HTMLElement).on(name, hear as never)
    }
  })
}

/** Passes on what was triggered through a copy that nobody can reach, to whoever listens on the event's way. */
function passOn(event: LegacyEvent, args: readonly unknown[]): void {
  for (const node of event.target ? pathFrom(event.target) : []) {
    for (const { target, names, hear } of [...bindings]) {
      if (target === node && names.some((name) => typeOf(name) === event.type)) hear(event, ...args)
    }
  }
}

/**
 * Whether a script of the page listens at an element, through any of the page's copies of jQuery. We do not count, nor who
 * listens natively: of that nothing can be known.
 */
export function isListenedTo(element: Element): boolean {
  const records = [...knownCopies().map(($) => eventsOf($, element) ?? {}), ...recordsAt(element).map(({ events }) => events)]
  return records.some((events) => Object.values(events).flat().some(isTheirs))
}

/** An event's type without namespaces, as the browser knows it. */
function typeOf(name: string): string {
  return name.split('.')[0] ?? ''
}

/** Whether jQuery holds our listener: its own record is the only one there is. */
function isBound($: JQueryStatic, target: EventTarget, name: string): boolean {
  const [type = '', ...spaces] = name.split('.')
  // As jQuery keeps them: a type may bring a namespace of its own.
  const space = spaces.sort().join('.')
  return eventsOf($, target)?.[type]?.some(({ namespace }) => namespace === space) ?? false
}

/** Passes an event on once, though several copies of jQuery tell of it. */
function hearingOnce(listener: LegacyListener): LegacyListener {
  const heard = new WeakMap<Event, Set<string>>()
  return (event, ...args) => {
    if (echo && echo.type === event.type && echo.target === event.target) return
    const native = event.originalEvent ?? (event instanceof Event ? event : undefined)
    if (native) {
      // A trigger ends by raising the event natively, of which only the other copies tell: theirs is an echo.
      if (knownCopies().some((copy) => triggeredBy(copy) === event.type)) return
      const types = heard.get(native) ?? new Set()
      if (types.has(event.type)) return
      heard.set(native, types.add(event.type))
    }
    listener(event, ...args)
  }
}

function lookForJQuery(change: 'addEventListener' | 'removeEventListener'): void {
  // A script element's `load` does not bubble, but it can be captured: the earliest sign of a late jQuery.
  document[change]('load', look, true)
  document[change]('DOMContentLoaded', look)
}

/** Binds through a copy that has come since we last looked. */
function look(): void {
  if (hasUnknownCopy()) bindLegacy()
}

/** An event by its name, with what it is to carry itself: some of the theme's say there what others pass beside it. */
export interface LegacyMessage {
  readonly type: string
  readonly [property: string]: unknown
}

/**
 * Raises an event as jQuery does, with the listeners of every copy of it. Without jQuery nobody could hear a legacy name, so
 * nothing happens. What a listener throws is the page's error, as it is with native events: jQuery would hand it to us.
 */
export function emitLegacy(target: EventTarget, event: string | LegacyMessage, args: readonly unknown[] = []): void {
  const type = typeof event === 'string' ? event : event.type
  trace({ kind: 'legacy', what: pageJQuery() ? 'sent' : 'not sent', name: type, on: target, args })
  look()
  // A listener may have us raise another, while a further copy is still to be told of the first.
  const outer = echo
  echo = undefined
  for (const $ of knownCopies()) {
    attempt(() => $(target as HTMLElement).trigger(event as string, [...args] as never))
    echo = { target, type: typeOf(type) }
  }
  attempt(() => triggerUnseen({ target, type: typeOf(type), bubbles: true }, args))
  echo = outer
}

/** What the page's own handlers say to a question: nothing against it, no, or nothing because one of them threw. */
export type Vote = 'free' | 'vetoed' | 'failed'

/**
 * Asks the handlers of an element, and of no other, as jQuery's `triggerHandler` does, with those of every copy of it. The last
 * handler's `false` is a no; what one throws is the page's error. Without jQuery nobody can have an answer.
 */
export function askVeto(element: Element, type: string, args: readonly unknown[]): Vote {
  trace({ kind: 'legacy', what: pageJQuery() ? 'asked' : 'not asked', name: type, on: element, args })
  look()
  const ways = [
    ...knownCopies().map(($) => (): unknown => $(element as HTMLElement).triggerHandler(type, [...args] as never)),
    () => triggerUnseen({ target: element, type: typeOf(type), bubbles: false }, args),
  ]
  let vote: Vote = 'free'
  for (const ask of ways) {
    let answer: unknown
    if (!attempt(() => (answer = ask()))) vote = 'failed'
    if (answer === false) return 'vetoed'
  }
  return vote
}

/** Calls something of the page's; what that throws is the page's error. Returns whether it went well. */
function attempt(call: () => unknown): boolean {
  try {
    call()
    return true
  } catch (cause) {
    reportError(cause)
    return false
  }
}
