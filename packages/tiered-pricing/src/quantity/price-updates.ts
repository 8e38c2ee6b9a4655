import { timeout } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { FIRST_UPDATE } from '../tiered-pricing.anatomy.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { State, TieredPricingStore } from '../tiered-pricing.store.ts'
import type { PriceContainers } from '../prices/price-containers.ts'
import type { QuantityFields } from './quantity-fields.ts'

interface UpdateBinding {
  readonly host: Host<Config, TieredPricingStore>
  readonly quantity: QuantityFields
  readonly prices: PriceContainers
  readonly raise: () => void
}

/**
 * Raises `tiered_price_update` after each recalculation. The first one comes when the legacy script raised it:
 * the prices stand long before, but third parties begin to listen as late as that. Until then
 * they may print prices of their own, which are the page's from there on.
 */
export function bindUpdates({ host, quantity, prices, raise }: UpdateBinding): void {
  const { store } = host
  let hasBegun = false
  let announced = variationOf(store.getState())
  const update = host.guard(() => {
    const state = store.getState()
    if (!hasBegun || !state.quote) return
    raise()
    const variation = variationOf(state)
    if (variation !== announced && variation !== undefined) quantity.notify()
    announced = variation
  })
  host.onEnd(store.onUpdate(update))
  timeout(host, untilFirstUpdate(), () => {
    quantity.check()
    prices.claim()
    hasBegun = true
    announced = variationOf(store.getState())
    if (!store.getState().quote) return
    quantity.notify()
    update()
  })
}

/** The variation whose tiers stand, if one is chosen. */
function variationOf({ choice }: State): number | undefined {
  return choice.status === 'tiers' ? choice.variation.id : undefined
}

/** How long to wait for the moment of the first update, in ms; 0 for a widget that came later. */
function untilFirstUpdate(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const ready = navigation?.domContentLoadedEventStart || performance.now()
  return Math.max(0, ready + FIRST_UPDATE - performance.now())
}
