import { events } from './anatomy.ts'
import { choiceKey, type Chosen } from './choice.model.ts'
import { singleIn } from './form-events.ts'
import { choiceIn } from './form-parts.ts'
import type { RoundContext } from './round.context.ts'
import { detailsOf, type Variation } from './variation.schema.ts'

/** Tells the page what was found, and shows it when everybody has heard. */
export function raiseFound(context: RoundContext, variation: Variation): void {
  const { now, send } = context
  const outer = now.isOurs
  now.isOurs = true
  try {
    send(events.found, [variation.source])
  } finally {
    now.isOurs = outer
  }
  showPending(context)
}

/** Shows what was found, where nothing has come in between. */
export function showPending(context: RoundContext): void {
  const { host: { element, signal, store }, now, send, notices, showContent } = context
  const variation = now.pending
  now.pending = undefined
  if (!variation || signal.aborted) return
  showContent(variation, !now.isFirst)
  const { isPurchasable, isVisible, isInStock } = detailsOf(variation)
  store.setState({ isShown: true, button: isPurchasable ? 'ready' : 'unavailable' })
  send(events.shown, [variation.source, isPurchasable], singleIn(element))
  if (!now.isFirst && isVisible && !isInStock) notices.soldOut(choiceIn(element).data, now.list.variations)
}

/** Takes back what was shown, and says that nothing fits. */
export function showNothing({ now, notices, send }: RoundContext, chosen: Chosen): void {
  send(events.reset)
  if (!now.isFirst) notices.noMatch(chosen, now.list.variations)
}

/** Whether an answer is about what is chosen now: of any other nothing counts (bug 2). */
export const isChosenNow = (form: Element, chosen: Chosen): boolean => choiceKey(choiceIn(form).data) === choiceKey(chosen)
