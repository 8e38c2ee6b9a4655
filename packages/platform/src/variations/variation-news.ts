import { createLife, type EndableLife, listen, type Life } from '@tillkit/dom'
import { onLegacy } from '../jquery.ts'
import { pageJQuery } from '../jquery-copies.ts'
import { raise } from '../raise.ts'
import { legacyEvents, ownEvents } from './anatomy.ts'

/** What a form of a product with options says: what is chosen was found, is shown, or is chosen no more; and that it is ready. */
export type VariationNews = keyof typeof ownEvents

/** The `detail` of our native events. */
export interface VariationDetail {
  readonly form: Element
  /** The platform's object, whole; absent for `reset` and `ready`. */
  readonly variation?: unknown
  /** Whether it can be bought; of `shown` alone. */
  readonly purchasable?: unknown
}

/** Hears what a form says, with the platform's own arguments. */
export type VariationListener = (...args: readonly unknown[]) => void

/** Raises our native event for what a form says. */
export function raiseVariation(form: Element, news: VariationNews, args: readonly unknown[] = []): void {
  const [variation, purchasable] = args
  const detail: VariationDetail = { form, ...(news === 'reset' || news === 'ready' ? {} : { variation }), ...(news === 'shown' ? { purchasable } : {}) }
  raise(form, ownEvents[news], detail)
}

/** Forms whose jQuery events are told natively, with how many of us want that. */
const told = new WeakMap<Element, { wanted: number; readonly telling: EndableLife }>()

/**
 * Tells natively what a form says through jQuery, for scripts without it. However many of us ask for it, nothing is told twice.
 */
export function tellVariations(form: Element, life: Life): void {
  if (life.signal.aborted) return
  const known = told.get(form) ?? { wanted: 0, telling: createLife((cause) => reportError(cause), life.owner) }
  told.set(form, known)
  known.wanted += 1
  life.onEnd(() => {
    known.wanted -= 1
    if (known.wanted > 0) return
    told.delete(form)
    known.telling.end()
  })
  if (known.wanted > 1) return
  for (const news of Object.keys(legacyEvents) as VariationNews[]) {
    onLegacy(form, legacyEvents[news], (_event, ...args) => raiseVariation(form, news, args), known.telling)
  }
}

/** Hears what a form says: through jQuery, which scripts of the page may use as well, and where there is none by our own events. */
export function onVariation(form: Element, listeners: Readonly<Partial<Record<VariationNews, VariationListener>>>, life: Life): void {
  for (const [news, hear] of Object.entries(listeners) as [VariationNews, VariationListener][]) {
    onLegacy(form, legacyEvents[news], (_event, ...args) => hear(...args), life)
    listen<CustomEvent<VariationDetail>>(life, form, ownEvents[news], ({ detail }) => {
      if (!pageJQuery()) hear(detail.variation, detail.purchasable)
    })
  }
}
