import { isPlainClick, type Life, listen } from '@tillkit/dom'
import { askVeto, emitLegacy, onLegacy } from '../jquery.ts'
import { pageJQuery } from '../jquery-copies.ts'
import { readFragments } from './cart-answer.ts'
import { ADDING_EVENT, BLOCK_ADDING_EVENT, BLOCK_EVENTS, LEGACY_EVENTS, REFRESH_EVENT } from './anatomy.ts'
import { raiseNative, type CartEventMap, type ChangedDetail } from './news/events.ts'
import { takeMissedEvents } from './missed-events.ts'
import type { LegacyEvent } from '../jquery-event.ts'

/** Our events that have a name among the platform's own. */
type Bridged = keyof typeof LEGACY_EVENTS

interface Outgoing {
  readonly name: keyof CartEventMap
  readonly detail: object
  readonly args: readonly unknown[]
  heard: boolean
  /** Ours have heard it before. */
  readonly isForOthers?: boolean
}

/** What we are raising at this moment: heard again, it is our own. */
let outgoing: Outgoing | undefined
/** Whether an added or removed of jQuery's is under way, which the blocks translate into theirs. */
let isTranslated = false

/**
 * Raises an event of the cart's for everybody: through jQuery under the platform's name, with the arguments that
 * third parties expect, and natively under ours. On a page without jQuery the blocks are told as well; with it they
 * hear the jQuery event.
 */
export function raiseChanged(name: Bridged, detail: ChangedDetail): void {
  const mine: Outgoing = { name, detail, args: argumentsOf(name, detail), heard: false }
  const before = outgoing
  outgoing = mine
  try {
    if (pageJQuery()) emitLegacy(document.body, LEGACY_EVENTS[name], mine.args)
    // A listener before ours that threw or stopped the event must not leave our own units waiting.
    if (!mine.heard) raiseNative(name, detail)
    if (!pageJQuery() && (name === 'added' || name === 'removed')) notifyBlocks(name)
  } finally {
    outgoing = before
  }
}

/**
 * Tells third parties, through jQuery, of what ours have heard before: a change whose fragments were not known until the
 * page was brought up to date.
 */
export function raiseForOthers(name: Bridged, detail: ChangedDetail): void {
  const before = outgoing
  outgoing = { name, detail, args: argumentsOf(name, detail), heard: true, isForOthers: true }
  emitLegacy(document.body, LEGACY_EVENTS[name], outgoing.args)
  outgoing = before
}

/** Raises `adding_to_cart` for third parties, whose handlers may change `data`. */
export function raiseAdding(button: Element, data: Record<string, unknown>): void {
  const before = outgoing
  outgoing = { name: 'adding', detail: { button, data }, args: [], heard: true }
  emitLegacy(document.body, ADDING_EVENT, [wrapped(button), data])
  if (!pageJQuery()) notifyBlocks('adding')
  outgoing = before
}

/** Asks the page's veto handlers, of every copy of jQuery: whether one of them says no. What one throws is the page's error, and no answer. */
export function isVetoed(type: string, args: readonly unknown[]): boolean {
  return askVeto(document.body, type, args) === 'vetoed'
}

/** An element as third parties expect it in an event's arguments: in jQuery's wrapping. */
export function wrapped(element: Element | undefined): unknown {
  return element && (pageJQuery()?.(element as HTMLElement) ?? element)
}

/** The element in an argument of somebody's event: bare, in jQuery's wrapping, or none. */
export function unwrapped(value: unknown): Element | undefined {
  const element: unknown = value instanceof Element ? value : Object(value)[0]
  return element instanceof Element ? element : undefined
}

/** Hears the platform's events and the blocks', and raises ours for each, as long as the life lasts. */
export function bridgeCartEvents(life: Life): void {
  const { body } = document
  for (const name of Object.keys(LEGACY_EVENTS) as Bridged[]) {
    onLegacy(body, LEGACY_EVENTS[name], (_event, ...args) => hear(name, args), life)
  }
  onLegacy(body, ADDING_EVENT, (_event, button, data) => {
    if (outgoing?.name === 'adding') return
    raiseNative('adding', { source: 'page', button: unwrapped(button), data: Object(data) })
  }, life)
  onLegacy(body, REFRESH_EVENT, () => raiseNative('refresh', { source: 'page', reason: 'plugin' }), life)
  for (const name of Object.values(BLOCK_EVENTS)) {
    listen(life, body, name, () => {
      if (!outgoing && !isTranslated) raiseNative('refresh', { source: 'page', reason: 'blocks' })
    })
  }
  // When the unit that is the first to join listens.
  queueMicrotask(life.guard(replayMissedEvents))
}

/** By what the script tag was told that the page shows another cart than there is. */
const RETURNS = ['focus', 'pageshow']

/** Hears what was said before our code had come, as if it were said now. */
function replayMissedEvents(): void {
  for (const { type, args } of takeMissedEvents()) {
    const name = (Object.keys(LEGACY_EVENTS) as Bridged[]).find((each) => LEGACY_EVENTS[each] === type)
    if (name) hear(name, args)
    else raiseNative('refresh', { source: 'page', reason: RETURNS.includes(type) ? 'return' : type === REFRESH_EVENT ? 'plugin' : 'blocks' })
  }
}

function hear(name: Bridged, args: readonly unknown[]): void {
  if (name === 'added' || name === 'removed') markTranslation()
  // With other arguments it is somebody else's, who answers ours with one more.
  if (outgoing?.name === name && outgoing.args.every((one, at) => one === args[at])) {
    outgoing.heard = true
    if (!outgoing.isForOthers) raiseNative(name, outgoing.detail as ChangedDetail)
    return
  }
  const [fragments, hash, button] = args
  raiseNative(name, {
    source: 'page',
    fragments: readFragments(fragments),
    cartHash: typeof hash === 'string' ? hash : undefined,
    button: unwrapped(button),
    args,
  })
}

/** The blocks raise theirs while jQuery's event is still bubbling, so before any later task. */
function markTranslation(): void {
  isTranslated = true
  queueMicrotask(() => {
    isTranslated = false
  })
}

function argumentsOf(name: Bridged, { args, fragments, cartHash, button }: ChangedDetail): readonly unknown[] {
  if (args) return args
  return name === 'added' || name === 'removed' ? [fragments, cartHash, wrapped(button)] : []
}

function notifyBlocks(name: 'adding' | 'added' | 'removed'): void {
  const type = name === 'adding' ? BLOCK_ADDING_EVENT : BLOCK_EVENTS[name]
  const detail = { preserveCartData: false }
  document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }))
}

/**
 * Whether a click is ours to answer: nobody has claimed it by preventing its default, and it does not ask the browser
 * for a new tab or window.
 */
export function isFree(event: LegacyEvent): boolean {
  const native = event.originalEvent ?? (event instanceof Event ? event : undefined)
  const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
  if (native?.defaultPrevented || isDefaultPrevented?.call(event)) return false
  return !(native instanceof MouseEvent) || isPlainClick(native)
}
