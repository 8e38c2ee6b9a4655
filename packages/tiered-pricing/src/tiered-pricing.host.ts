import type { Host } from '@tillkit/mount'
import type { messages } from './tiered-pricing.messages.ts'
import type { options } from './tiered-pricing.options.ts'
import type { Config } from './tiered-pricing.read.ts'
import type { TieredPricingStore } from './tiered-pricing.store.ts'

/** A widget on the page, with the unit's words and options. */
export type PricingHost = Host<Config, TieredPricingStore, typeof messages, typeof options>
