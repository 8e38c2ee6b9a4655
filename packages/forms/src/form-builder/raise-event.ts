import { emitLegacy, pageJQuery, trace } from '@tillkit/platform'
import type { Raised } from './context.ts'

/**
 * Raises an event of the builder's. Its listeners are jQuery's, which get elements wrapped as the builder's script wrapped them, and whose last answer counts.
 * On a page without jQuery it is raised natively, with the arguments as `detail`.
 */
export function raiseEvent(type: string, target: Element | Document, args: readonly unknown[] = []): Raised {
  const $ = pageJQuery()
  return raisePlainEvent(type, target, $ ? args.map((argument) => (argument instanceof Element ? $(argument as HTMLElement) : argument)) : args)
}

/** Raises one whose elements the builder's script handed over as they are. */
export function raisePlainEvent(type: string, target: Element | Document, args: readonly unknown[]): Raised {
  const $ = pageJQuery()
  if (!$) return raiseNatively(type, target, args)
  const event = $.Event(type)
  emitLegacy(target, event as unknown as { type: string }, args)
  return { isPrevented: event.isDefaultPrevented(), result: (event as { readonly result?: unknown }).result }
}

function raiseNatively(type: string, target: Element | Document, args: readonly unknown[]): Raised {
  trace({ kind: 'event', what: 'raised', name: type, on: target, args })
  const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail: args })
  target.dispatchEvent(event)
  return { isPrevented: event.defaultPrevented, result: undefined }
}
