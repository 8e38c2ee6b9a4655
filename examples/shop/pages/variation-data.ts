import type { VariationFixture } from '@tillkit/fixtures'
import { variationData } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { layoutOptionsOf } from './printing.ts'

/** What the variation form and `get_variation` say about one variation, with its picture where it has one. */
export function variationJson(
  product: ShopProduct,
  variation: VariationFixture,
  view: View,
): Record<string, unknown> {
  const picture = pictureOf(product, variation)
  return {
    ...variationData(variation, layoutOptionsOf(product, view)),
    sku: `${product.sku}-${variation.id}`,
    ...(picture ? { image: { src: `/images/${picture}.svg`, gallery_thumbnail_src: `/images/${picture}.svg`, alt: variation.name } } : {}),
  }
}

function pictureOf({ variable }: ShopProduct, variation: VariationFixture): string | undefined {
  return Object.values(variation.attributes)
    .map((value) => variable?.pictures?.[value])
    .find((picture) => picture !== undefined)
}
