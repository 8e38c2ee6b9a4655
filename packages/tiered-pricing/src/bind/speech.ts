import type { Host } from '@tillkit/mount'
import type { Formatting } from '../tiered-pricing.format.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'

/**
 * Tells screen readers the new unit price when another tier comes into force. Not on first load, and not for a
 * new variation, of which the platform itself speaks.
 */
export function bindSpeech(host: Host<Config, TieredPricingStore>, formatting: Formatting): void {
  const { store, say, announce } = host
  let last = store.getState().quote
  host.onEnd(
    store.onUpdate(
      host.guard(() => {
        const { quote } = store.getState()
        const isNewTier = quote && last && quote.product === last.product && quote.tier !== last.tier
        last = quote
        if (!isNewTier) return
        const quantity = formatting.quantity(quote.quantity)
        announce(say('newPrice', { price: formatting.spoken(quote.tier.price), quantity }))
      }),
    ),
  )
}
