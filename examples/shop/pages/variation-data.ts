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
    // As the platform prints it: the number of its picture, by which a gallery is told that another one shows.
    ...(picture ? { image_id: numberOf(product, picture), image: { src: `/images/${picture}.svg`, gallery_thumbnail_src: `/images/${picture}.svg`, alt: variation.name } } : {}),
  }
}

/** The number of a picture of the product's choices, from 1. */
const numberOf = ({ variable }: ShopProduct, picture: string): number => Object.values(variable?.pictures ?? {}).indexOf(picture) + 1

function pictureOf({ variable }: ShopProduct, variation: VariationFixture): string | undefined {
  return Object.values(variation.attributes)
    .map((value) => variable?.pictures?.[value])
    .find((picture) => picture !== undefined)
}
