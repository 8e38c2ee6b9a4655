import { attributes, dataElementId, escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import { productPath } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { priceOf } from './printing.ts'
import { formHtml } from './product-form.ts'
import { nameHtml } from './names.ts'

/**
 * A product with its form in little space: beside another product, or in the quick view. Ids differ from those
 * of the product's own page, because both may stand in one document.
 */
export function compactProductHtml(product: ShopProduct, view: View, own: { id?: string } = {}): string {
  const { tiers } = product
  const place = own.id ?? 'quick-view'
  const layoutId = dataElementId(tiers.id + (own.id === undefined ? 20_000 : 10_000))
  return html`<div${attributes({ id: own.id, class: `product type-product post-${tiers.id} product-type-simple compact-product` })}>
<div class="compact-product__image"><img width="300" height="300" src="/images/${product.image}.svg" alt="${escapeAttribute(product.imageAlt)}"></div>
<div class="summary entry-summary">
<h3 class="product_title entry-title"><a href="${escapeAttribute(href(view, productPath(product)))}">${nameHtml(tiers.name)}</a></h3>
<p class="price">${priceOf(product, view)}</p>
<div class="woocommerce-product-details__short-description"><p>${escapeText(product.lead)}</p></div>
${formHtml(product, view, { id: `quantity-${place}-${tiers.id}`, layoutId })}
</div>
</div>`
}
