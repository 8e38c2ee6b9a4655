import type { ShopPage } from '../pages/document.ts'
import type { View } from '../view.ts'
import { builtPage } from './built-page.ts'
import { landingGlobals, landingHtml } from './landing.ts'
import { hasPosts, MAGAZINE, magazineHtml, magazinePage } from './magazine.ts'
import { PORTFOLIO, portfolioHtml } from './portfolio.ts'

/** The addresses of the pages that were made with the page builder, and what they show. */
export const BUILDER_PAGES = [
  ['/landing/', 'A landing page'],
  [PORTFOLIO, 'A portfolio, galleries and videos'],
  [MAGAZINE, 'A magazine, a page at a time'],
] as const

/** A page that was made with the page builder, with its status. */
interface Built {
  readonly status: 200 | 404
  readonly page: ShopPage
}

/** The page of an address that was made with the page builder; undefined for other addresses. */
export function builderPage({ pathname }: URL, view: View): Built | undefined {
  const number = magazinePage(pathname)
  if (number !== undefined) {
    const page = builtPage({ title: 'The counter', tryThis: 'Older entries come without loading the page. Answers: slow, fail, never.', main: magazineHtml(number, view), answers: true })
    // The platform's own habit: a page past the end is not found, and is printed all the same.
    return hasPosts(number) ? { status: 200, page } : { status: 404, page: { ...page, bodyClass: `${page.bodyClass} error404` } }
  }
  if (pathname === PORTFOLIO) {
    return { status: 200, page: builtPage({ title: 'Counters we have fitted out', tryThis: 'Filter, turn pages, open a picture; Back goes back.', main: portfolioHtml(view) }) }
  }
  if (pathname !== '/landing/') return undefined
  const tryThis = 'Arrows, dots and fingers move the slides; Tab reaches everything; the pause button stops what moves.'
  return { status: 200, page: builtPage({ title: 'Why shops buy here', tryThis, main: landingHtml(view), globals: landingGlobals(view) }) }
}
