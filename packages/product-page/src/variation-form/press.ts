import { clickByKey, closestTo, listen } from '@tillkit/dom'
import { onLegacyDefault, type LegacyEvent } from '@tillkit/platform'
import { anatomy, classes, NAMESPACE } from './anatomy.ts'
import { choiceKey } from './choice.model.ts'
import type { FormHost } from './context.ts'
import { choiceIn, partsIn } from './form-parts.ts'
import type { Notices } from './notices.ts'
import type { Rounds } from './rounds.ts'

/** Binds what shoppers do in the form: choosing, taking the choice back, sending. */
export function bindPresses(host: FormHost, rounds: Rounds, notices: Notices): void {
  const { element: form, store } = host
  const named = (type: string) => type + NAMESPACE
  onLegacyDefault(form, { types: named('change'), within: anatomy.select, listener: rounds.optionChanged }, host)
  onLegacyDefault(form, {
    types: named('click'),
    within: anatomy.resetLink,
    listener(event) {
      event.preventDefault()
      rounds.clearChoice()
    },
  }, host)
  onLegacyDefault(form, { types: named('keydown'), within: anatomy.resetLink, listener: pressLink }, host)

  /** What was to be sent while the shop was being asked for the variation: that choice, and no other. */
  let waiting: { readonly button: HTMLElement | undefined; readonly choice: string } | undefined
  const refuse = (event: Pick<LegacyEvent, 'preventDefault'>, button: HTMLElement | undefined) => {
    const { classList } = button ?? form
    if (!classList.contains(classes.disabled)) return false
    event.preventDefault()
    // All is chosen where the shop could not be asked: a press asks once more.
    if (rounds.isAsking() || rounds.askAgain()) waiting = { button, choice: choiceKey(choiceIn(form).data) }
    else if (classList.contains(classes.unavailable)) notices.refuse('unavailable')
    else if (classList.contains(classes.needed)) notices.refuse('select')
    return true
  }
  // Who has left the page waits no longer, and may come back to it out of the browser's memory.
  listen(host, window, 'pagehide', () => void (waiting = undefined))
  const click = onLegacyDefault(form, {
    types: named('click'),
    within: anatomy.button,
    listener: (event) => void refuse(event, closestTo(event, anatomy.button)),
  }, host)
  // By Enter in a field, or by code. Before the scripts that send the form themselves.
  listen<SubmitEvent>(host, form, 'submit', (event) => {
    if (event.target !== form || click.isTakenOff()) return
    if (refuse(event, partsIn(form, anatomy.button)[0])) event.stopImmediatePropagation()
  }, { capture: true })
  host.onEnd(store.subscribe(host.guard(() => {
    const { isBusy, button } = store.getState()
    if (!waiting || isBusy || rounds.isAsking()) return
    if (waiting.choice !== choiceKey(choiceIn(form).data)) waiting = undefined
    // An answer that has come is shown in the same task; anything else has been said.
    if (!waiting || button !== 'ready') return
    const sender = waiting.button ?? partsIn(form, anatomy.button)[0]
    waiting = undefined
    sender?.click()
  })))
}

/** Space acts as a click on the link, Enter does so by itself. */
function pressLink(event: LegacyEvent): void {
  const key = event.originalEvent ?? event
  const link = closestTo(event, anatomy.resetLink)
  if (key instanceof KeyboardEvent && key.key === ' ' && !(link instanceof HTMLButtonElement)) clickByKey(key, link)
}
