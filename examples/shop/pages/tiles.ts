import {
  addButtonHtml,
  escapeAttribute,
  escapeText,
  html,
  priceContainerHtml,
  priceHtml,
  priceRangeHtml,
  quantityHtml,
} from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import { productPath } from '../catalogue/index.ts'
import { limitsOf } from '../cart/articles.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { nameHtml } from './names.ts'

/** What a list offers beside its products. */
export interface TileOptions {
  /** Default false. */
  quickView?: boolean
  /** A quantity beside each button, as the shop module prints it. Default false. */
  quantities?: boolean
}

/** A list of products, as the platform's loop prints it. */
export function tilesHtml(
  products: readonly ShopProduct[],
  view: View,
  options: TileOptions = {},
): string {
  return html`<ul class="products columns-4">
${products.map((product) => tileHtml(product, view, options))}
</ul>`
}

function tileHtml(product: ShopProduct, view: View, { quickView = false, quantities = false }: TileOptions): string {
  const { id, name } = product.tiers
  const address = escapeAttribute(href(view, productPath(product)))
  const quick = escapeAttribute(href(view, `/quick-view/${product.slug}/`))
  return html`<li class="product type-product post-${id} status-publish instock purchasable product-type-${product.variable ? 'variable' : 'simple'}">
<a href="${address}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">
<img width="300" height="300" src="/images/${product.image}.svg" alt="" loading="lazy" decoding="async" class="attachment-woocommerce_thumbnail">
<h2 class="woocommerce-loop-product__title">${nameHtml(name)}</h2>
<span class="price">${tilePriceHtml(product)}</span>
</a>
${quickView && `<a class="button quick-view-button" href="${address}" data-quick-view="${quick}">Quick view<span class="screen-reader-text"> of ${escapeText(name)}</span></a>`}
<div class="tile-add">${addHtml(product, view, quantities)}</div>
</li>`
}

/** A quantity and a button; a product with options has to be chosen on its own page. */
function addHtml(product: ShopProduct, view: View, quantities: boolean): string {
  const { id, name } = product.tiers
  if (product.variable) {
    const address = escapeAttribute(href(view, productPath(product)))
    return `<a href="${address}" class="button product_type_variable add_to_cart_button" data-product_id="${id}" aria-label="Select options for “${escapeAttribute(name)}”">Select options</a>`
  }
  const { min } = limitsOf({ product })
  printed += 1
  const step = product.quantity?.step
  const field = quantityHtml({ productId: id, name, id: `list-quantity-${printed}`, min, value: min, ...(step === undefined ? {} : { step }) })
  const link = href(view, '')
  return `${quantities ? field : ''}${addButtonHtml({
    productId: id,
    name,
    sku: product.sku,
    quantity: min,
    href: `${link}${link === '' ? '?' : '&'}add-to-cart=${id}`,
    successMessage: `“${name}” has been added to your basket`,
    descriptionId: `list-description-${printed}`,
  })}`
}

/** A product may stand in several lists of one page; ids may not. */
let printed = 0

function tilePriceHtml({ tiers, variable }: ShopProduct): string {
  const container = { productId: tiers.id, context: 'shop-loop' } as const
  if (!variable) return priceContainerHtml(container, priceHtml(tiers))
  const prices = variable.variations.map(({ price }) => price)
  return priceContainerHtml(
    { ...container, variable: true },
    priceRangeHtml(Math.min(...prices), Math.max(...prices)),
  )
}
