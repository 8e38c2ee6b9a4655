import type { LayoutOptions } from '@tillkit/fixtures'
import { productPriceHtml, variablePriceHtml } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import type { Theme, View } from '../view.ts'

/** The colour that the merchant chose for the tier in force, to go with each theme. */
const ACTIVE_COLOUR: Record<Theme, string> = { plain: '#0b5f47', hostile: '#8a2f0d' }

/** How the server prints a product's tiers in a view: the visitor's layout, else the product's own. */
export function layoutOptionsOf(product: ShopProduct, view: View): LayoutOptions {
  return {
    displayType: view.layout ?? product.layout,
    generation: view.generation,
    premium: view.premium,
    settings: { ...product.settings, active_tier_color: ACTIVE_COLOUR[view.theme] },
  }
}

/** The price above the form: a range for a product with options. */
export function priceOf(product: ShopProduct, view: View): string {
  const { tiers, variable } = product
  const options = layoutOptionsOf(product, view)
  return variable ? variablePriceHtml(tiers, variable.variations, options) : productPriceHtml(tiers, options)
}
