import { isRecord } from '@tillkit/platform'
import { anatomy, events } from './anatomy.ts'
import { choiceKey, choiceOf, isComplete, type Choice } from './choice.model.ts'
import { readList } from './config.ts'
import { sendChange, singleIn, type Actions } from './form-events.ts'
import { choiceIn, partsIn, selectsIn } from './form-parts.ts'
import { raiseFound, showNothing, showPending } from './found.ts'
import { findMatches } from './match.model.ts'
import { focusChoice } from './notices.ts'
import { narrowOptions } from './options.bind.ts'
import { fitQuantity } from './quantity.ts'
import type { RoundContext } from './round.context.ts'
import { detailsOf, readVariation } from './variation.schema.ts'

/** What is done about each event of the form's, whoever has raised it. */
export function actionsOf(context: () => RoundContext): Actions {
  const act = (action: (context: RoundContext, ...args: readonly unknown[]) => void) => (...args: readonly unknown[]) => action(context(), ...args)
  return {
    [events.check]: act(check),
    [events.update]: act(updateOptions),
    [events.reload]: act(reload),
    [events.found]: act(takeFound),
    [events.reset]: act(takeBack),
    [events.resetImage]: act(({ picture }) => picture.update(null)),
    [events.shown]: act(({ host }, _variation, isPurchasable) => host.store.setState({ button: isPurchasable ? 'ready' : 'unavailable' })),
    [events.hidden]: act(hide),
    [events.announceReset]: act(({ host }) => host.store.setState({ resetText: host.config.texts.reset })),
    [events.clearReset]: act(({ host }) => host.store.setState({ resetText: '' })),
    [events.focusReset]: act(focusFirst),
  }
}

/** One round: looks at what is chosen, or at what somebody passes in its place. */
function check(context: RoundContext, given?: unknown): void {
  const { host: { element, store }, now } = context
  now.round += 1
  now.failed = ''
  const chosen = choiceIn(element)
  const choice = givenChoice(given) ?? chosen
  now.seen = choiceKey(chosen.data)
  store.setState({ hasChoice: choice.chosenCount > 0 })
  if (isComplete(choice) && !now.list.variations) {
    store.setState({ button: 'needed' })
    return context.lookup.ask(choice.data)
  }
  context.lookup.cancel()
  checkHere(context, choice)
}

/** A round that needs nobody to be asked. */
function checkHere(context: RoundContext, choice: Choice): void {
  const { now, send } = context
  const { round } = now
  const isWhole = isComplete(choice)
  send(events.update)
  // An option that cannot be had any more was emptied, which was a round of its own.
  if (round !== now.round) return
  const [found] = isWhole ? findMatches(now.list.variations ?? [], choice.data) : []
  if (found) raiseFound(context, found)
  else if (isWhole) showNothing(context, choice.data)
  else send(events.reset)
}

function updateOptions({ host, now, send }: RoundContext): void {
  if (!now.list.variations) return
  const emptied = narrowOptions(host, now.list.variations, choiceIn(host.element).data)
  send(events.updated)
  emptied.forEach(sendChange)
}

function reload({ host, now, send }: RoundContext): void {
  now.list = readList(host.element)
  host.store.setState({ offered: null })
  send(events.check)
}

/** Writes what was found into the page, all at once. */
function takeFound(context: RoundContext, value: unknown): void {
  const { host, now, notices, picture } = context
  const variation = readVariation(value)
  if (!variation) return
  host.store.setState({ found: variation, id: detailsOf(variation).id, quantity: null })
  picture.update(variation)
  sendIdChange(host.element)
  const lowered = fitQuantity(host)
  if (lowered && !now.isFirst) notices.lowered(lowered)
  now.pending = variation
  // Somebody else has raised it: it is shown once that has bubbled.
  if (!now.isOurs) queueMicrotask(host.guard(() => now.pending === variation && showPending(context)))
}

function takeBack({ host, now, send }: RoundContext): void {
  now.pending = undefined
  host.store.setState({ found: null, quantity: null, isShown: false })
  send(events.resetImage)
  send(events.hidden, [], singleIn(host.element))
}

function hide({ host, now }: RoundContext): void {
  now.pending = undefined
  host.store.setState({ button: 'needed' })
}

function focusFirst({ host }: RoundContext): void {
  const [first] = selectsIn(host.element)
  first?.focus()
  // One that a plugin hides takes no focus, which is on the reset link still, and that is about to hide.
  if (first && document.activeElement !== first) focusChoice(first)
}

/** Tells who follows the hidden fields for the variation that they say something else now. */
export function sendIdChange(form: HTMLElement): void {
  partsIn(form, anatomy.idField).forEach(sendChange)
}

/** What others pass to be looked at in place of what is chosen in the form. */
function givenChoice(given: unknown): Choice | undefined {
  const data = isRecord(given) ? given['data'] : undefined
  return isRecord(data) ? choiceOf(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value ?? '')]))) : undefined
}
