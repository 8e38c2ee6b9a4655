import { compare } from '@tillkit/platform'
import type { Quote, Tier } from '../tiered-pricing.model.ts'

/** The next tier, if it is cheaper; `null` at the last one. */
export function nextTier({ product, tier }: Quote): Tier | null {
  const next = product.tiers[product.tiers.indexOf(tier) + 1]
  return next && compare(next.price, tier.price) < 0 ? next : null
}
