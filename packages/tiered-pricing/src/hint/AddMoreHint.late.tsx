import type { PartModule } from '@tillkit/mount'
import { decimal, subtract, toNumber } from '@tillkit/platform'
import { reactPart } from '@tillkit/ui'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { nextTier, tierFor, type Quote } from '../tiered-pricing.model.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import type { PricingHost } from '../tiered-pricing.store.ts'

/** What the hint needs besides its host. */
export interface HintOptions {
  readonly formatting: Formatting
  /** The quantity that the field allows for a tier; `null` where it cannot reach it. */
  readonly reach: (minimum: number) => number | null
  readonly set: (quantity: number) => void
  /** The quantity's field, which takes the focus where the hint goes with its own press. */
  readonly field: () => HTMLElement | undefined
}

/** Draws "Add 3 more to pay £8.00 each", a button that does so. */
export function addMoreHint(options: HintOptions): PartModule<PricingHost> {
  return reactPart((host) => <AddMoreHint {...options} host={host} />)
}

function AddMoreHint({ host, formatting, reach, set, field }: HintOptions & { host: PricingHost }) {
  const quote = useStore(host.store, (state) => state.quote)
  const leadsTo = (from: Quote | null) => {
    const next = from && nextTier(from)
    return next && reach(next.minimum)
  }
  const quantity = leadsTo(quote)
  if (!quote || quantity === null) return null
  const press = ({ detail }: MouseEvent) => {
    set(quantity)
    // By keyboard: a finger would have the field bring up the phone's.
    if (detail === 0 && leadsTo(host.store.getState().quote) === null) field()?.focus({ preventScroll: true })
  }
  // What the field's step leads to, which may be more than the tier takes.
  const missing = subtract(decimal(quantity), quote.quantity.value)
  const count = formatting.quantity({ value: missing, decimals: missing.scale })
  const price = formatting.spoken(tierFor(quote.product.tiers, decimal(quantity)).price)
  return (
    <p className="tillkit-hint">
      <button type="button" className="tillkit-hint__button" onClick={host.guard(press)}>
        {host.t('addMore', { count, plural: toNumber(missing), price })}
      </button>
    </p>
  )
}
