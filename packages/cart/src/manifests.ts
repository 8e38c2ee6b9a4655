import type { UnitManifest } from '@tillkit/mount'
import { manifest as addToCart } from './add-to-cart/manifest.ts'
import { manifest as cartFragments } from './cart-fragments/manifest.ts'
import { manifest as cartPage } from './cart-page/manifest.ts'
import { manifest as pageEvents } from './page-events/manifest.ts'
import { manifest as listQuantity } from './list-quantity/manifest.ts'
import { manifest as passwordStrength } from './password-strength/manifest.ts'
import { manifest as variationEvents } from './variation-events/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [
  addToCart,
  cartFragments,
  cartPage,
  pageEvents,
  listQuantity,
  passwordStrength,
  variationEvents,
]
