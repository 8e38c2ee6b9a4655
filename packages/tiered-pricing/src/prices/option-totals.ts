import type { Life } from '@tillkit/dom'
import { live, type Host } from '@tillkit/mount'
import { safeHtml } from '@tillkit/platform'
import { bindField, nothing, type Shown } from './quoted-fields.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import { oldPrice, totalOf, type Quote } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import { totalAnatomy } from './anatomy.ts'

/** Keeps the totals in the options of the premium build in step. */
export function bindOptionTotals(host: Host<Config, TieredPricingStore>, formatting: Formatting): void {
  const { store, element } = host
  live(host, totalAnatomy.total, (total, life) => bindOptionTotal(life, total, { store, formatting }), element)
}

function bindOptionTotal(life: Life, total: Element, { store, formatting }: Shown): void {
  const original = (quote: Quote) => {
    const old = oldPrice(quote)
    if (!old) return nothing
    return safeHtml`<del>${formatting.amount(totalOf({ ...quote, tier: { ...quote.tier, price: old } }))}</del>`
  }
  bindField(life, total, { selector: totalAnatomy.original, store, html: original })
  bindField(life, total, { selector: totalAnatomy.discounted, store, html: (quote) => formatting.amount(totalOf(quote)) })
}
