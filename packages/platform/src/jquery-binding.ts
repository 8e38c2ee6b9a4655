import { nearest } from '@tillkit/dom'
import { eventsOf, knownCopies } from './jquery-copies.ts'
import type { LegacyEvent, LegacyHandlers } from './jquery-event.ts'

/** A listener as it is bound: natively for good, and through every jQuery of the page. */
export interface Binding {
  readonly target: EventTarget
  /** Each type with a namespace of its own: `change.tillkit7`. */
  readonly names: readonly string[]
  readonly hear: (event: LegacyEvent, ...args: unknown[]) => void
  /** How a default action is bound, which scripts of the page may take off; absent for what only listens. */
  readonly action?: DefaultAction
}

/** How a default action stands among the page's own handlers. */
export interface DefaultAction {
  /** Delegates: the action answers what happens at such elements within the target. */
  readonly within: string | undefined
  /** What is bound beside it: gone with it, the element was cleaned (`.remove()`); left without it, the action was taken off. */
  readonly sentinel: string
}

/** Whether jQuery holds our listener: its own record is the only one there is. */
export function isBound($: JQueryStatic, target: EventTarget, name: string): boolean {
  const [type = '', ...spaces] = name.split('.')
  // As jQuery keeps them: a type may bring a namespace of its own.
  const space = spaces.sort().join('.')
  return eventsOf($, target)?.[type]?.some(({ namespace }) => namespace === space) ?? false
}

/** An event's type without namespaces, as the browser knows it. */
export function typeOf(name: string): string {
  return name.split('.')[0] ?? ''
}

/** Binds a default action through one copy, before the handlers of others. */
export function bindDefault($: JQueryStatic, { target, names, hear }: Binding, { within, sentinel }: DefaultAction): void {
  if (isBound($, target, sentinel)) return
  $(target as HTMLElement).on(sentinel, () => undefined)
  const delegated = canSearch() ? within : undefined
  // Where jQuery cannot look for the elements, we do.
  const hearAll: Binding['hear'] = within ? (event, ...args) => void (nearest(event.target, within) && hear(event, ...args)) : hear
  for (const name of names) {
    if (isBound($, target, name)) continue
    if (delegated) $(target as HTMLElement).on(name, delegated, hear as never)
    else $(target as HTMLElement).on(name, hearAll as never)
    moveFirst(eventsOf($, target)?.[typeOf(name)], delegated !== undefined)
  }
}

/** Whether jQuery can search, as it does to delegate: not where scripts of others have given all objects members that a loop meets. */
const canSearch = () => Object.keys(Object.prototype).length === 0

/** Moves the handler that was bound last before those of its kind: jQuery keeps delegated handlers before the others, and counts them. */
function moveFirst(handlers: LegacyHandlers | undefined, isDelegated: boolean): void {
  if (!handlers) return
  const delegated = handlers.delegateCount ?? 0
  const [last] = handlers.splice(isDelegated ? delegated - 1 : handlers.length - 1, 1)
  if (last) handlers.splice(isDelegated ? 0 : delegated, 0, last)
}

/** Whether a script of the page has taken a default action off, wholly or in part. */
export function isTakenOff({ target, names, action }: Binding): boolean {
  return action !== undefined && knownCopies().some(($) => isBound($, target, action.sentinel) && names.some((name) => !isBound($, target, name)))
}

/** Whether a binding minds an event at this place: a default action may be taken off, or mind some elements alone. */
export function answers(binding: Binding, event: LegacyEvent): boolean {
  const { action } = binding
  return !action || (!isTakenOff(binding) && (!action.within || nearest(event.target, action.within) !== null))
}
