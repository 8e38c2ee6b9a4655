import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'
import { CATEGORIES } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'

/** The product's pictures, in the platform's gallery. One of several is hidden until a script, or a sheet of ours, shows it. */
export function galleryHtml({ image, imageAlt, gallery, video }: ShopProduct): string {
  const further = gallery ?? []
  const hidden = further.length > 0 && ' style="opacity: 0; transition: opacity .25s ease-in-out;"'
  const slides = [[image, imageAlt] as const, ...further].map((picture, index) => slideHtml(picture, { isFirst: index === 0, isAlone: further.length === 0 }))
  return html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4"${hidden}>
<div class="woocommerce-product-gallery__wrapper">
${slides}
${video !== undefined && `<div data-thumb="/images/${image}.svg" data-thumb-alt="A film of rolls" class="woocommerce-product-gallery__image"><video src="/images/${video}" controls playsinline preload="none" poster="/images/${image}.svg"></video></div>`}
</div>
</div>`
}

function slideHtml([file, alt, caption = '']: readonly [string, string, string?], { isFirst, isAlone }: { readonly isFirst: boolean; readonly isAlone: boolean }): string {
  const source = `/images/${file}.svg`
  const words = escapeAttribute(alt)
  const full = `data-caption="${escapeAttribute(caption)}" data-src="${source}" data-large_image="${source}" data-large_image_width="1200" data-large_image_height="1200"`
  const image = `<img width="600" height="600" src="${source}" class="${isFirst ? 'wp-post-image' : ''}" alt="${words}"${isAlone ? '' : ` ${full}`}${isFirst ? ' fetchpriority="high"' : ''}>`
  if (isAlone) return `<div class="woocommerce-product-gallery__image">${image}</div>`
  return `<div data-thumb="${source}" data-thumb-alt="${words}" data-thumb-srcset="" data-thumb-sizes="" class="woocommerce-product-gallery__image"><a href="${source}">${image}</a></div>`
}

/** Stars and the number of reviews. */
export function ratingHtml({ rating }: ShopProduct): string {
  const words = `Rated ${rating.stars.toFixed(1)} out of 5`
  return html`<div class="woocommerce-product-rating">
<div class="star-rating" role="img" aria-label="${words}"><span style="width:${rating.stars * 20}%"></span></div>
<span class="rating-words">${rating.stars.toFixed(1)} from ${rating.count} reviews</span>
</div>`
}

const CHECK =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 10.5l4 4 8-9"/></svg>'

/** What a shopper wants to know about delivery before buying. */
export function promisesHtml(): string {
  const promises = [
    'Order by 3 pm and it leaves us today',
    'Delivery £4.95, free over £60',
    '30 days to send it back',
  ]
  return html`<ul class="delivery-notes">
${promises.map((promise) => `<li>${CHECK}<span>${promise}</span></li>`)}
</ul>`
}

/** Stock keeping unit and department. */
export function metaHtml({ sku, category }: ShopProduct, view: View): string {
  const address = escapeAttribute(href(view, `/product-category/${category}/`))
  return html`<div class="product_meta">
<span class="sku_wrapper">SKU: <span class="sku">${escapeText(sku)}</span></span>
<span class="posted_in">Department: <a href="${address}" rel="tag">${CATEGORIES[category]}</a></span>
</div>`
}

/** Description and properties. */
export function detailsHtml({ description, details }: ShopProduct): string {
  const rows = details.map(
    ([name, value]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(value)}</td></tr>`,
  )
  return html`<section class="product-description">
<h2>Description</h2>
${description.map((paragraph) => `<p>${escapeText(paragraph)}</p>`)}
</section>
<section class="product-details">
<h2>Details</h2>
<table class="shop_attributes"><tbody>
${rows}
</tbody></table>
</section>`
}
