import type { Unit, UnitManifest } from '@tillkit/mount'
import type { MessageCatalogue } from '@tillkit/platform'
import { expectTypeOf } from 'vitest'
import { createTieredPricingStore, manifest, messages, readTieredPricing, tieredPricing, type Config, type State, type TieredPricingStore } from './index.ts'
import type { PricingHost } from './tiered-pricing.store.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const element: HTMLElement
declare const host: PricingHost

expectTypeOf(tieredPricing).toEqualTypeOf<Unit>()
expectTypeOf(manifest).toExtend<UnitManifest>()
expectTypeOf(messages).toExtend<MessageCatalogue>()
expectTypeOf(readTieredPricing(element)).toEqualTypeOf<Config>()
expectTypeOf(createTieredPricingStore).returns.toEqualTypeOf<TieredPricingStore>()
expectTypeOf<ReturnType<TieredPricingStore['getState']>>().toEqualTypeOf<State>()

expectTypeOf(host.options.addMore).toBeBoolean()
host.t('addMore', { count: '1.000', plural: 1000, price: '£8.00' })
// @ts-expect-error the price is missing
host.t('addMore', { count: 3 })
// @ts-expect-error the unit has no such text
host.t('addLess', { count: 3, price: '£8.00' })
