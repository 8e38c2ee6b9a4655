import { dataElementId, escapeText, html, wrapperHtml } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import { CATEGORIES, productBySlug, relatedTo } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { compactProductHtml } from './compact-product.ts'
import { breadcrumbHtml, type ShopPage } from './document.ts'
import { layoutOptionsOf, priceOf } from './printing.ts'
import { formHtml } from './product-form.ts'
import { detailsHtml, galleryHtml, metaHtml, promisesHtml, ratingHtml } from './product-parts.ts'
import { tilesHtml } from './tiles.ts'
import { nameHtml } from './names.ts'

/** The page of one product; `notice` is the shop's answer to the form, if it was sent. */
export function productPage(product: ShopProduct, view: View, notice = ''): ShopPage {
  const { tiers, category, demo } = product
  return {
    title: tiers.name,
    bodyClass: `product-template-default single single-product postid-${tiers.id} woocommerce woocommerce-page`,
    head: {
      jquery: !product.withoutJquery,
      globals: product.fault !== 'globals',
      variationForm: product.variable !== undefined,
      gallery: product.gallery !== undefined,
      addMoreHint: product.addMoreHint === true,
    },
    demo: {
      title: demo.title,
      tryThis: demo.tryThis,
      ownLayout: product.layout,
      answers: product.variable?.byAjax === true,
      timings: product.variable !== undefined,
    },
    main: html`${breadcrumbHtml([
      ['Home', href(view, '/')],
      [CATEGORIES[category], href(view, `/product-category/${category}/`)],
      [tiers.name],
    ])}
<div class="woocommerce-notices-wrapper">${notice}</div>
${productHtml(product, view)}
${soldTogetherHtml(product, view)}`,
  }
}

function productHtml(product: ShopProduct, view: View): string {
  const { tiers, variable, category } = product
  const kind = variable ? 'variable' : 'simple'
  return html`<div id="product-${tiers.id}" class="product type-product post-${tiers.id} status-publish first instock product_cat-${category} has-post-thumbnail purchasable product-type-${kind}">
${galleryHtml(product)}
<div class="summary entry-summary">
<h1 class="product_title entry-title">${nameHtml(tiers.name)}</h1>
${ratingHtml(product)}
<p class="price">${priceOf(product, view)}</p>
<div class="woocommerce-product-details__short-description"><p>${escapeText(product.lead)}</p></div>
${product.stock !== '' && `<p class="stock in-stock">${escapeText(product.stock)}</p>`}
${formHtml(product, view)}
${promisesHtml()}
${metaHtml(product, view)}
</div>
<div class="woocommerce-tabs">
${detailsHtml(product)}
${secondWidgetHtml(product, view)}
</div>
<section class="related products">
<h2>Related products</h2>
${tilesHtml(relatedTo(product), view, { quickView: product.quickView === true })}
</section>
</div>`
}

/** The same product's tiers once more, as a shortcode in the description prints them. */
function secondWidgetHtml(product: ShopProduct, view: View): string {
  if (!product.secondLayout) return ''
  const options = {
    ...layoutOptionsOf(product, view),
    displayType: product.secondLayout,
    id: dataElementId(-product.tiers.id),
  }
  return html`<section class="price-list">
<h2>Trade price list</h2>
<p>The same prices as above, for those who read tables.</p>
${wrapperHtml(product.tiers, options)}
</section>`
}

function soldTogetherHtml(product: ShopProduct, view: View): string {
  const other = product.soldTogetherWith === undefined ? undefined : productBySlug(product.soldTogetherWith)
  if (!other) return ''
  return html`<section class="sold-together">
<h2>Goes with it</h2>
${compactProductHtml(other, view, { id: `product-${other.tiers.id}` })}
</section>`
}
