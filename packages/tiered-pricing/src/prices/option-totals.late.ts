import type { Life } from '@tillkit/dom'
import { live, type Host } from '@tillkit/mount'
import { safeHtml } from '@tillkit/platform'
import { bindField, nothing } from './follow-ups.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import { oldPrice, totalOf } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import { totalAnatomy } from './option-totals.anatomy.late.ts'

/** Keeps the totals in the options of the premium build in step. */
export function bindOptionTotals(host: Host<Config, TieredPricingStore>, formatting: Formatting): void {
  const { store, element } = host
  live(host, totalAnatomy.total, (total, life) => bindOptionTotal(life, total, store, formatting), element)
}

function bindOptionTotal(life: Life, total: Element, store: TieredPricingStore, formatting: Formatting): void {
  bindField(life, total, totalAnatomy.original, store, (quote) => {
    const old = oldPrice(quote)
    if (!old) return nothing
    return safeHtml`<del>${formatting.amount(totalOf({ ...quote, tier: { ...quote.tier, price: old } }))}</del>`
  })
  bindField(life, total, totalAnatomy.discounted, store, (quote) => formatting.amount(totalOf(quote)))
}
