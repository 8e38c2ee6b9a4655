import { live } from '@tillkit/mount'
import { emitLegacy, onLegacyDefault, pageJQuery, type DefaultListener, type LegacyEvent } from '@tillkit/platform'
import { raiseVariation, type VariationNews } from '@tillkit/platform/variations'
import { anatomy, events, NAMESPACE } from './anatomy.ts'
import type { FormHost } from './context.ts'
import { partsIn } from './form-parts.ts'

/** What the unit does when somebody raises an event, ourselves included, with what was passed beside it. */
export type Actions = Readonly<Record<string, (...args: readonly unknown[]) => void>>

/** Raises an event of the platform's: at the form, or at a node in it. */
export type Send = (type: string, args?: readonly unknown[], target?: Element) => void

/** Those that the platform's script bound under a namespace. */
const NAMED: ReadonlySet<string> = new Set([events.check, events.update, events.found])
/** Those that are raised where a variation is shown, and bubble to the form. */
const AT_SINGLE: ReadonlySet<string> = new Set([events.shown, events.hidden])

/** What of these scripts without jQuery are told natively. */
const NEWS: Readonly<Record<string, VariationNews>> = { [events.found]: 'found', [events.shown]: 'shown', [events.reset]: 'reset', [events.ready]: 'ready' }

/**
 * Binds what the unit does to the platform's events, and returns what raises them. What is raised is done before a handler of the page
 * hears of it; without jQuery, where nobody can hear, it is done all the same.
 */
export function bindActions(host: FormHost, actions: Actions): Send {
  const { element } = host
  const defaults = new Map<string, DefaultListener>()
  const done = new WeakSet<LegacyEvent>()
  let count = 0
  for (const [type, action] of Object.entries(actions)) {
    const types = NAMED.has(type) ? type + NAMESPACE : type
    const listener = (event: LegacyEvent, ...args: unknown[]) => {
      if (done.has(event)) return
      done.add(event)
      count += 1
      action(...args)
    }
    defaults.set(type, onLegacyDefault(element, { types, listener }, host))
    // Handlers around that node hear before the form does.
    if (AT_SINGLE.has(type)) live(host, anatomy.single, (single, life) => void onLegacyDefault(single, { types, listener }, life), element)
  }
  return (type, args = [], target = element) => {
    const before = count
    emitLegacy(target, type, args)
    const action = actions[type]
    if (count === before && action && !defaults.get(type)?.isTakenOff()) action(...args)
    const news = NEWS[type]
    if (news && !pageJQuery()) raiseVariation(element, news, args)
  }
}

/** Raises a `change` as the platform's script does: through jQuery, or natively where there is none. */
export function sendChange(field: Element): void {
  if (pageJQuery()) emitLegacy(field, 'change')
  else field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Where a form shows a variation; the form itself where it has no such place. */
export const singleIn = (form: HTMLElement): HTMLElement => partsIn(form, anatomy.single)[0] ?? form
