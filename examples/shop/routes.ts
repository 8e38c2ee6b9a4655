import { noticesWrapperHtml } from '@tillkit/fixtures'
import { chromePage } from './chrome/pages.ts'
import { builderPage } from './builder/pages.ts'
import type { CategorySlug, ShopProduct } from './catalogue/index.ts'
import { CATEGORIES, productById, productBySlug } from './catalogue/index.ts'
import { listingPage } from './listing/page.ts'
import { compactProductHtml } from './pages/compact-product.ts'
import type { ShopPage } from './pages/document.ts'
import type { Visit } from './pages/visit.ts'
import { frontPage } from './pages/front.ts'
import { categoryPage, searchPage } from './pages/listing.ts'
import { productPage } from './pages/product.ts'
import { cartPage, demoOnlyPage, notFoundPage } from './pages/simple-pages.ts'
import type { View } from './view.ts'

/** A page with its status. */
export interface Routed {
  status: 200 | 404
  page: ShopPage
}

/** The page of an address. */
export function pageOf(url: URL, visit: Visit): Routed {
  const built = builderPage(url, visit.view)
  if (built) return built
  const page = chromePage(url, visit.view) ?? knownPage(url, visit)
  return page ? { status: 200, page } : { status: 404, page: notFoundPage(url.pathname, visit.view) }
}

function knownPage(url: URL, visit: Visit): ShopPage | undefined {
  const { pathname } = url
  const { view, search, notices } = visit
  const [, kind, slug = '', rest] = pathname.split('/')
  if (pathname === '/') return search === undefined ? frontPage(view) : searchPage(search, view, notices)
  const listing = listingPage({ url, cookies: visit.cookies }, view, noticesWrapperHtml(notices))
  if (listing) return listing
  if (pathname === '/your-cart/') return cartPage({ ...visit.cart, notices }, view)
  if (pathname === '/terms/' || pathname === '/privacy/' || pathname.startsWith('/my-account/')) return demoOnlyPage(view)
  if (rest !== '') return undefined
  if (kind === 'product-category' && isCategory(slug)) return categoryPage(slug, view, notices)
  const product = kind === 'product' ? productBySlug(slug) : undefined
  return product && productPage(product, view, notices)
}

/** The fragment that a quick view loads; undefined for other addresses. */
export function quickViewOf(path: string, view: View): string | undefined {
  const slug = /^\/quick-view\/([\w-]+)\/$/.exec(path)?.[1]
  const product = slug === undefined ? undefined : productBySlug(slug)
  return product && !product.variable ? compactProductHtml(product, view) : undefined
}

/** The product that a form puts into the cart: the one it names, sent to a product's address. */
export function productOf(path: string, form: URLSearchParams): ShopProduct | undefined {
  return path.startsWith('/product/') ? productById(Number(form.get('add-to-cart'))) : undefined
}

function isCategory(slug: string): slug is CategorySlug {
  return Object.hasOwn(CATEGORIES, slug)
}
