import { native } from '@tillkit/dom'
import type { LegacyEvent } from './jquery-event.ts'
import { knownCopies } from './jquery-copies.ts'

/**
 * A jQuery whose names another took before we came is in nobody's reach, but what it leaves on the page can be seen: it calls `on…`
 * properties when one of its scripts triggers something, and keeps its listeners at the element. Those before jQuery 2.2 keep
 * them to themselves.
 */

/** What such a jQuery keeps at an element: who listens, by types, and what tells them. */
interface ListenerRecord {
  readonly events: Readonly<Record<string, readonly { readonly namespace?: string }[]>>
  readonly handle: (event: object, ...args: unknown[]) => unknown
}

/** Under what name it does. */
const RECORD = /^jQuery\d{10,}$/

type Handlers = Record<string, unknown>

/** Hears what was triggered, with what was passed beside the event. */
type Hear = (event: LegacyEvent, args: readonly unknown[]) => void

/**
 * Hears what is triggered through a jQuery that nobody can reach, anywhere in the document or at the window, and returns what stops
 * that. Native events are left out: whoever needs them listens natively.
 * @param type without a namespace; one that jQuery ends by calling a method of the element (`click`) is heard natively, and not here
 */
export function hearUnseen(type: string, hear: Hear): () => void {
  if (typeof Reflect.get(HTMLFormElement.prototype, type) === 'function') return () => undefined
  const name = `on${type}`
  const stops = [
    setHandler(document as unknown as Handlers, name, hear),
    setHandler(window as unknown as Handlers, name, (event, args) => event.target === window && hear(event, args)),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Sets an `on…` property, which calls the one before it, and returns what takes it back. */
function setHandler(handlers: Handlers, name: string, hear: Hear): () => void {
  const before = handlers[name]
  let isOver = false
  const handler = function (this: unknown, ...args: unknown[]): unknown {
    const [event, ...beside] = args
    // What it answers counts: `false` keeps the browser from what it does by itself.
    const answer: unknown = typeof before === 'function' ? Reflect.apply(before, this, args) : undefined
    // Who has put a handler of their own around ours goes on calling it.
    if (!isOver && isTriggeredUnseen(event)) hear(event, beside)
    return answer
  }
  handlers[name] = handler
  return () => {
    isOver = true
    if (handlers[name] !== handler) return
    if (before === undefined) Reflect.deleteProperty(handlers, name)
    else handlers[name] = before
  }
}

/** Whether an `on…` property is called with an event of a jQuery in nobody's reach: scripts call such properties by themselves, too, with anything or nothing. */
function isTriggeredUnseen(event: unknown): event is LegacyEvent {
  const { type, target } = Object(event) as Partial<LegacyEvent>
  const isNative = typeof type === 'string' && (target === window || target instanceof Node) && !(event instanceof Event)
  return isNative && !knownCopies().some((copy) => event instanceof (copy.Event as unknown as new () => object))
}

/** An event to tell of: where it is raised, its type without a namespace, and whether it bubbles. */
interface Triggered {
  readonly target: EventTarget
  readonly type: string
  readonly bubbles: boolean
}

/** Tells the listeners that such jQueries keep at an event's target and on its way. Returns what the last of them answered. */
export function triggerUnseen({ target, type, bubbles }: Triggered, args: readonly unknown[]): unknown {
  let answer: unknown
  let isStopped = false
  const event = { type, target, preventDefault: () => undefined, stopPropagation: () => (isStopped = true), stopImmediatePropagation: () => (isStopped = true) }
  for (const node of bubbles ? pathFrom(target) : [target]) {
    for (const { events, handle } of isStopped ? [] : recordsAt(node)) {
      if (events[type]) answer = Reflect.apply(handle, node, [event, ...args])
    }
  }
  return answer
}

/** What jQueries that nobody can reach keep at a node. */
export function recordsAt(node: EventTarget): readonly ListenerRecord[] {
  const names = node === window ? recordsOfWindow() : recordNames(node)
  // Most nodes have none: only then is it worth to ask whose they are.
  if (names.length === 0) return []
  const known = knownCopies().map((copy) => (copy as unknown as { readonly expando: string }).expando)
  const unseen = names.filter((name) => !known.some((expando) => name.startsWith(expando)))
  return unseen.map((name): unknown => Reflect.get(node, name)).filter(isRecord)
}

const recordNames = (node: EventTarget): readonly string[] => Object.keys(node).filter((name) => RECORD.test(name))

/** Those of the window, for as long as one task lasts: it has a thousand names, and one choice of a shopper's raises ten events. */
let ofWindow: readonly string[] | undefined

function recordsOfWindow(): readonly string[] {
  if (ofWindow) return ofWindow
  queueMicrotask(() => (ofWindow = undefined))
  return (ofWindow = recordNames(window))
}

function isRecord(value: unknown): value is ListenerRecord {
  const { events, handle } = Object(value) as Partial<ListenerRecord>
  return typeof events === 'object' && typeof handle === 'function'
}

/** A node, all that it stands in, and the window: the way of an event that bubbles. */
export function pathFrom(target: EventTarget): EventTarget[] {
  const path: EventTarget[] = [target]
  // A form's field may hide what the form says of itself.
  for (let node = target instanceof Node ? native(target, 'parentNode') : null; node; node = native(node, 'parentNode')) path.push(node)
  return target === window ? path : [...path, window]
}
