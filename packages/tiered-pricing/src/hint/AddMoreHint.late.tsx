import type { PartModule } from '@tillkit/mount'
import { decimal, subtract, toNumber } from '@tillkit/platform'
import { reactPart } from '@tillkit/ui'
import { useStore } from 'zustand'
import { nextTier } from './next-tier.late.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import type { PricingHost } from '../tiered-pricing.host.ts'
import { tierFor } from '../tiered-pricing.model.ts'

/** What the hint needs besides its host. */
export interface HintOptions {
  readonly formatting: Formatting
  /** The quantity that the field allows for a tier; `null` where it cannot reach it. */
  readonly reach: (minimum: number) => number | null
  readonly set: (quantity: number) => void
}

/** Draws "Add 3 more to pay £8.00 each", a button that does so. */
export function addMoreHint(options: HintOptions): PartModule<PricingHost> {
  return reactPart((host) => <AddMoreHint {...options} host={host} />)
}

function AddMoreHint({ host, formatting, reach, set }: HintOptions & { host: PricingHost }) {
  const quote = useStore(host.store, (state) => state.quote)
  const next = quote && nextTier(quote)
  const quantity = next && reach(next.minimum)
  if (!quote || quantity === null) return null
  // What the field's step leads to, which may be more than the tier takes.
  const missing = subtract(decimal(quantity), quote.quantity.value)
  const count = formatting.quantity({ value: missing, decimals: missing.scale })
  const price = formatting.spoken(tierFor(quote.product.tiers, decimal(quantity)).price)
  return (
    <p className="tillkit-hint">
      <button type="button" className="tillkit-hint__button" onClick={() => set(quantity)}>
        {host.say('addMore', { count, plural: toNumber(missing), price })}
      </button>
    </p>
  )
}
