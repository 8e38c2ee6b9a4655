import type { Host } from '@tillkit/mount'
import { FIRST_UPDATE } from '../tiered-pricing.anatomy.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import type { QuantityFields } from './quantity.ts'

/**
 * Raises `tiered_price_update` after each recalculation. The first one comes when the legacy script raised it:
 * the prices stand long before, but third parties begin to listen as late as that (contract section 12).
 */
export function bindUpdates(
  host: Host<Config, TieredPricingStore>,
  quantity: QuantityFields,
  raise: () => void,
): void {
  const { store } = host
  let hasRaised = false
  let layout = store.getState().layout
  const update = host.guard(() => {
    const state = store.getState()
    const isNewLayout = state.layout !== layout
    layout = state.layout
    if (!state.quote) return
    hasRaised = true
    raise()
    if (isNewLayout && state.choice.status === 'tiers') quantity.tell()
  })
  host.onEnd(store.onUpdate(update))
  const first = host.guard(() => {
    quantity.check()
    if (hasRaised || !store.getState().quote) return
    quantity.tell()
    update()
  })
  const timer = setTimeout(first, untilFirstUpdate())
  host.onEnd(() => clearTimeout(timer))
}

/** How long to wait for the moment of the first update, in ms; 0 for a widget that came later. */
function untilFirstUpdate(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const ready = navigation?.domContentLoadedEventStart || performance.now()
  return Math.max(0, ready + FIRST_UPDATE - performance.now())
}
