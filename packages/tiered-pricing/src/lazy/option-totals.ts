import { live, type Host, type Life } from '@tillkit/mount'
import { safeHtml } from '@tillkit/platform'
import { bindField, nothing } from '../bind/follow-ups.ts'
import { anatomy, fields } from '../tiered-pricing.anatomy.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import { oldPrice, totalOf } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'

/** Keeps the totals in the options of the premium build in step (contract section 10.3). */
export function bindOptionTotals(host: Host<Config, TieredPricingStore>, formatting: Formatting): void {
  const { store, element } = host
  live(host, anatomy.optionTotal, (total, life) => bindOptionTotal(life, total, store, formatting), element)
}

function bindOptionTotal(life: Life, total: Element, store: TieredPricingStore, formatting: Formatting): void {
  bindField(life, total, fields.optionOriginal, store, (quote) => {
    const old = oldPrice(quote)
    if (!old) return nothing
    return safeHtml`<del>${formatting.amount(totalOf({ ...quote, tier: { ...quote.tier, price: old } }))}</del>`
  })
  bindField(life, total, fields.optionDiscounted, store, (quote) => formatting.amount(totalOf(quote)))
}
