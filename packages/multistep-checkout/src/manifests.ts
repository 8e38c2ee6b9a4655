import type { UnitManifest } from '@tillkit/mount'
import { manifest as addressFields } from './address-fields/manifest.ts'
import { manifest as checkout } from './checkout/manifest.ts'
import { manifest as checkoutModules } from './checkout-modules/manifest.ts'
import { manifest as multistepCheckout } from './multistep-checkout/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [checkout, addressFields, checkoutModules, multistepCheckout]
