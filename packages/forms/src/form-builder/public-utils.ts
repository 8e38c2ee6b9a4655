import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import { isRecord, readGlobal } from '@tillkit/platform'
import { UTILITIES } from './anatomy.ts'
import { boundForm } from './bound-forms.ts'
import { addToPublicNames, formElementOf, type PublicFunction } from './public-object.ts'
import { raiseEvent } from './raise-event.ts'

/** Raises an event as the builder's own scripts do. @returns what they ask of it afterwards */
const triggerEvent: PublicFunction = (given, type, args) => {
  const element: unknown = isRecord(given) && !(given instanceof EventTarget) ? (given as { 0?: unknown })[0] : given
  const { isPrevented, result } = raiseEvent(String(type), element instanceof Element ? element : document, Array.isArray(args) ? args : [])
  return { isDefaultPrevented: () => isPrevented, result }
}

/** Does something once calls of it have rested for a time, in ms. */
const debounce: PublicFunction = (work, ms, isAtOnce) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args: unknown[]) => {
    const run = () => {
      timer = undefined
      if (!isAtOnce) (work as PublicFunction)(...args)
    }
    if (isAtOnce && timer === undefined) (work as PublicFunction)(...args)
    clearTimeout(timer)
    timer = setTimeout(run, Number(ms))
  }
}

/** Asks the conditions of a form, of which a script has changed something without a word. */
const processConditionals: PublicFunction = (given) => boundForm(formElementOf(given))?.context().form.look()

/** Defines what gateways, add-ons and snippets call beside the functions of forms. */
export function definePublicUtilities(life: Life, announce: Announce): void {
  addToPublicNames(life, { triggerEvent, debounce }, UTILITIES.utils)
  addToPublicNames(life, { processConditionals }, UTILITIES.conditions)
  const known = readGlobal(UTILITIES.modern)
  const modern = isRecord(known) && isRecord(known['FrontendModern']) ? known['FrontendModern'] : {}
  const nothing: PublicFunction = () => undefined
  const own = { screenReaderAnnounce: (text: unknown) => announce(String(text)), initPageBreakButtons: nothing, updateGBBlockRatingColor: nothing, updateGBBlockIconChoicesColor: nothing }
  addToPublicNames(life, { FrontendModern: Object.assign({}, own, modern) }, UTILITIES.modern)
}
