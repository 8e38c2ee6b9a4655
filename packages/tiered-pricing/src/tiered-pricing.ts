import { defineWidget, InvalidMarkup, report } from '@tillkit/mount'
import { anatomy, ENDPOINT } from './tiered-pricing.anatomy.ts'
import { bindTieredPricing } from './tiered-pricing.bind.ts'
import { unit } from './tiered-pricing.manifest.ts'
import { messages } from './tiered-pricing.messages.ts'
import { readTieredPricing, type Config } from './tiered-pricing.read.ts'
import { createTieredPricingStore, type TieredPricingStore } from './tiered-pricing.store.ts'

/** Quantity-based tiered pricing on the tier plugin's own markup. */
export const tieredPricing = defineWidget<Config, TieredPricingStore>({
  ...unit,
  messages,
  read: readTieredPricing,
  key: ({ parentId }) => String(parentId),
  store: (config) => createTieredPricingStore(config.product, { failed: (cause) => reportTable(config, cause) }),
  renew: (store, { product }) => store.renew(product),
  dispose: (store) => store.dispose(),
  bind: bindTieredPricing,
})

function reportTable({ parentId }: Config, cause: unknown): void {
  report({
    unit: unit.name,
    element: document.querySelector(`${anatomy.wrapper}[data-product-id="${parentId}"]`),
    field: cause instanceof InvalidMarkup ? cause.field : ENDPOINT,
    message: `a variation's price table could not be had: ${cause instanceof Error ? cause.message : String(cause)}`,
    advice: "The platform's price shows; the next choice tries again.",
    cause,
  })
}
