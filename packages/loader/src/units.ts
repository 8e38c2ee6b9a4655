import { manifests as cart } from '@tillkit/cart/manifests'
import { manifest as filters } from '@tillkit/filters/manifest'
import type { UnitManifest } from '@tillkit/mount'
import { manifest as tieredPricing } from '@tillkit/tiered-pricing/manifest'
import { manifest as miniCart } from '@tillkit/mini-cart/manifest'

/** The units of this build, as the loader knows them: a line each. */
export const UNITS: readonly UnitManifest[] = [tieredPricing, miniCart, filters, ...cart]
