import { defineWidget } from '@tillkit/mount'
import { bindTieredPricing } from './tiered-pricing.bind.ts'
import { manifest } from './tiered-pricing.manifest.ts'
import { messages } from './tiered-pricing.messages.ts'
import { options } from './tiered-pricing.options.ts'
import { readTieredPricing } from './tiered-pricing.read.ts'
import { stubSurface } from './tiered-pricing.stub.ts'
import { createTieredPricingStore } from './tiered-pricing.store.ts'

/** Quantity-based tiered pricing on the tier plugin's own markup. */
export const tieredPricing = defineWidget({
  ...manifest,
  stub: stubSurface,
  messages,
  options,
  read: readTieredPricing,
  key: ({ parentId, tile }) => `${parentId} ${tile}`,
  store: ({ product }) => createTieredPricingStore(product),
  renew: (store, { product }) => store.renew(product),
  dispose: (store) => store.dispose(),
  bind: bindTieredPricing,
})
