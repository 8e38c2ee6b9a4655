import { changeListener, type Life } from '@tillkit/dom'
import { answers, bindDefault, isBound, isTakenOff, typeOf, type Binding } from './jquery-binding.ts'
import { eventsOf, forEachCopy, forgetCopies, hasUnknownCopy, isTheirs, findCopies, knownCopies, pageJQuery, triggeredBy } from './jquery-copies.ts'
import type { LegacyEvent, LegacyListener } from './jquery-event.ts'
import { hearUnseen, pathFrom, recordsAt, triggerUnseen } from './jquery-unseen.ts'
import { stackNow, trace } from './trace.ts'

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
  listenByAll({ target, types, listener, life })
}

/** A default action of the platform's that is ours to do. */
export interface DefaultListener {
  /** Whether a script of the page has taken it off, as plugins do that answer the event themselves: `.off('.wc-variation-form')`. */
  isTakenOff(): boolean
}

/** What a default action answers, and where. */
export interface DefaultOptions {
  /** Names separated by spaces, each with the platform's own namespace: `change.wc-variation-form`. */
  readonly types: string
  readonly listener: LegacyListener
  /** Selects elements within the target, at which it answers alone. Default: the target itself, and what bubbles to it. */
  readonly within?: string
}

/**
 * Answers an event in the platform's place, as the handler of its own script did: before the handlers of the page's scripts, those that
 * were bound earlier too, so that they find what it has written; and only for as long as nobody has taken it off.
 */
export function onLegacyDefault(target: EventTarget, { types, listener, within }: DefaultOptions, life: Life): DefaultListener {
  const binding = listenByAll({ target, types, listener, life, within, isDefault: true })
  return { isTakenOff: () => binding !== undefined && isTakenOff(binding) }
}

/** What is listened to. */
interface Listening {
  readonly target: EventTarget
  readonly types: string
  readonly listener: LegacyListener
  readonly life: Life
  readonly within?: string | undefined
  readonly isDefault?: boolean
}

function listenByAll({ target, types, listener, life, within, isDefault }: Listening): Binding | undefined {
  if (life.signal.aborted) return undefined
  count += 1
  const space = `tillkit${count}`
  const listed = types.split(' ').filter(Boolean)
  const stack = stackNow()
  const traced: LegacyListener = (event, ...args) => {
    trace({ kind: 'legacy', what: 'heard', name: event.type, on: target, args, stack })
    listener(event, ...args)
  }
  const hear = hearingOnce(life.guard(traced))
  const names = listed.map((type) => `${type}.${space}`)
  const binding: Binding = { target, names, hear, ...(isDefault ? { action: { within, sentinel: `tillkit-default.${space}` } } : {}) }
  const native = (event: Event) => {
    if (!answers(binding, event)) return
    if (!knownCopies().some(($) => binding.names.some((name) => typeOf(name) === event.type && isBound($, target, name)))) hear(event)
  }
  for (const type of listed) {
    changeListener('addEventListener', target, typeOf(type), native)
    if (!unseen.has(typeOf(type))) unseen.set(typeOf(type), hearUnseen(typeOf(type), passOn))
  }
  if (bindings.size === 0) lookForJQuery('addEventListener')
  bindings.add(binding)
  bindLegacy([binding])
  life.onEnd(() => {
    for (const type of listed) changeListener('removeEventListener', target, typeOf(type), native)
    forEachCopy(($) => $(target as HTMLElement).off([...names, ...(binding.action ? [binding.action.sentinel] : [])].join(' ')))
    bindings.delete(binding)
    if (bindings.size > 0) return
    lookForJQuery('removeEventListener')
    for (const stop of unseen.values()) stop()
    unseen.clear()
    forgetCopies()
  })
  return binding
}

/**
 * Binds through jQuery where we are not bound: a copy has come, `.remove()` has cleaned an element that was put back,
 * or somebody took all listeners of a type off. For the end of each batch of changes to the page.
 */
export function bindLegacy(which: Iterable<Binding> = bindings): void {
  findCopies()
  forEachCopy(($) => {
    for (const binding of which) {
      const { target, names, hear, action } = binding
      if (action) bindDefault($, binding, action)
      else for (const name of names) if (!isBound($, target, name)) $(target as HTMLElement).on(name, hear as never)
    }
  })
}

/** Passes on what was triggered through a copy that nobody can reach, to whoever listens on the event's way. */
function passOn(event: LegacyEvent, args: readonly unknown[]): void {
  for (const node of event.target ? pathFrom(event.target) : []) {
    for (const binding of [...bindings]) {
      const { target, names, hear } = binding
      if (target === node && names.some((name) => typeOf(name) === event.type) && answers(binding, event)) hear(event, ...args)
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
