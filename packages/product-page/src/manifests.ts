import type { UnitManifest } from '@tillkit/mount'
import { manifest as productGallery } from './product-gallery/manifest.ts'
import { manifest as productTabs } from './product-tabs/manifest.ts'
import { manifest as stickyAddToCart } from './sticky-add-to-cart/manifest.ts'
import { manifest as variationForm } from './variation-form/manifest.ts'

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [variationForm, productGallery, productTabs, stickyAddToCart]
