import type { Formatting } from '../tiered-pricing.format.ts'
import type { PricingHost } from '../tiered-pricing.host.ts'

/**
 * Tells screen readers the new unit price when another tier has come into force. Not on first load, not for a new
 * variation, of which the platform itself speaks, and not on the way from one quantity of a tier to another: who
 * types 11 over 10 passes through 1.
 */
export function bindSpeech(host: PricingHost, formatting: Formatting): void {
  const { store, t, announce } = host
  let said = store.getState().quote
  const speak = () => {
    const { quote } = store.getState()
    if (!quote || quote.tier === said?.tier) return ''
    said = quote
    return t('newPrice', { price: formatting.spoken(quote.tier.price), quantity: formatting.quantity(quote.quantity) })
  }
  const follow = host.guard(() => {
    const { quote } = store.getState()
    if (quote?.product !== said?.product) said = quote
    else if (quote?.tier !== said?.tier) announce(speak)
  })
  host.onEnd(store.onUpdate(follow))
}
