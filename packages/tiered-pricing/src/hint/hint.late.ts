import type { Formatting } from '../tiered-pricing.format.ts'
import type { PricingHost } from '../tiered-pricing.store.ts'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import { quantityFor } from '../layouts/tier-quantity.ts'

/**
 * Draws "Add 3 more to pay £8.00 each" under the tiers where the shop has switched it on
 * (`{"units": {"tiered-pricing": {"addMore": true}}}`). It is the one part that brings React to a plain table.
 */
export function bindHint(
  host: PricingHost,
  formatting: Formatting,
  quantity: QuantityFields,
): void {
  host.draw(host, {
    place: { position: 'after', anchor: host.element },
    source: host.store,
    wanted: () => host.store.getState().quote !== null,
    load: async () => {
      const { addMoreHint } = await import('./AddMoreHint.late.tsx')
      return addMoreHint({ formatting, reach: (tier) => reachable(tier, quantity), set: quantity.set, field: () => quantity.all()[0] })
    },
  })
}

/** The quantity that the field allows for a tier, `null` where its `max` lies below. */
function reachable(tier: number, quantity: QuantityFields): number | null {
  const wanted = quantityFor(tier, quantity)
  return wanted !== null && wanted >= tier ? wanted : null
}
