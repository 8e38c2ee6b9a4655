import { escapeText, html, noticesWrapperHtml } from '@tillkit/fixtures'
import type { CategorySlug } from '../catalogue/index.ts'
import { CATEGORIES, productsIn, searchProducts } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { breadcrumbHtml, type ShopPage } from './document.ts'
import { tilesHtml } from './tiles.ts'

/** A department with all its products. */
export function categoryPage(slug: CategorySlug, view: View, notices = ''): ShopPage {
  const name = CATEGORIES[slug]
  return {
    title: name,
    demo: { title: 'Add buttons in a list', tryThis: 'Add, and watch the basket in the header.', answers: true },
    bodyClass: `archive tax-product_cat term-${slug} woocommerce woocommerce-page`,
    main: html`${breadcrumbHtml([['Home', href(view, '/')], [name]])}
<h1 class="page-title">${name}</h1>
${noticesWrapperHtml(notices)}
${tilesHtml(productsIn(slug), view, { quantities: true })}`,
  }
}

/** The answer to a search; `words` is whatever a visitor typed. */
export function searchPage(words: string, view: View, notices = ''): ShopPage {
  const found = searchProducts(words)
  const title = `Search results: “${words}”`
  const count = found.length === 1 ? 'One product' : `${found.length} products`
  return {
    title,
    bodyClass: 'search search-results woocommerce woocommerce-page',
    main: html`${breadcrumbHtml([['Home', href(view, '/')], [title]])}
<h1 class="page-title">${escapeText(title)}</h1>
${noticesWrapperHtml(notices)}
<p>${found.length > 0 ? `${count} found.` : 'No products were found. Try a size such as 57 × 40, or “printer”.'}</p>
${tilesHtml(found, view, { quantities: true })}`,
  }
}
