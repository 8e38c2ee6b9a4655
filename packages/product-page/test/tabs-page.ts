import { productScript, reviewedTabsHtml, reviewLinkHtml, simpleFormHtml, stickyBarHtml, stickyBarScript, type ReviewFormPrint, type TabPrint } from '@tillkit/fixtures/product-page'
import { type OpenOptions, type OpenPage, type Shop, tillkitVersion } from '@tillkit/testing'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const sheet = (name: string) => readFileSync(new URL(`../../fixtures/src/styles/product-page/${name}.css`, import.meta.url), 'utf8')

/** The head's style sheet of ours, and the platform's looks of tabs and stars, with those of the Storefront theme. */
export const SHEETS = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>${sheet('tabs')}${sheet('storefront')}</style>`

/** A product's page with tabs and reviews. */
export interface TabsPage extends Partial<OpenOptions> {
  readonly form?: ReviewFormPrint
  readonly more?: readonly TabPrint[]
  /** Whether a review has to have a rating. Default true. */
  readonly isRequired?: boolean
  /** What stands in place of the form for a simple product. */
  readonly product?: string
  /** The product's kind. Default `simple`. */
  readonly kind?: string
}

/** The markup of such a page. */
export function tabsMain({ form, more, product = simpleFormHtml(), kind = 'simple' }: TabsPage = {}): string {
  return `<div id="product-358" class="product type-product post-358 instock purchasable product-type-${kind}">
<div class="summary entry-summary"><h1 class="product_title entry-title">Gallery rolls</h1>${reviewLinkHtml()}${product}</div>
${reviewedTabsHtml(form, more)}</div>`
}

/** Opens it under the Storefront theme, with a bar. */
export function openTabs(shop: Shop, options: TabsPage = {}): Promise<OpenPage> {
  const { isRequired = true, head = '', main = '' } = options
  return shop.openFixture({
    bodyClass: 'single-product woocommerce woocommerce-page theme-storefront postid-358',
    theme: 'storefront',
    untouched: true,
    waitForMount: options.tillkit !== false,
    ...options,
    globals: productScript({ isRequired }) + stickyBarScript(),
    head: SHEETS + head,
    main: tabsMain(options) + main,
    bodyEnd: stickyBarHtml({ id: 358, name: 'Gallery rolls' }) + (options.bodyEnd ?? ''),
  })
}

/** The keys of the panels that a shopper sees. */
export const seen = (page: Page): Promise<string[]> => page.locator('.wc-tab').evaluateAll((panels) => panels.flatMap((panel) => {
  const { height } = panel.getBoundingClientRect()
  return height > 0 && panel.checkVisibility({ visibilityProperty: true }) && getComputedStyle(panel).contentVisibility !== 'hidden' ? [panel.id.replace('tab-', '')] : []
}))

/** Waits until each of a unit's elements is mounted. */
export async function untilUnit(page: Page, unit: string): Promise<void> {
  await page.waitForFunction((name) => {
    const instance = Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => { state: string }[] } | undefined
    const hosts = instance?.hosts(name) ?? []
    return hosts.length > 0 && hosts.every(({ state }) => state === 'mounted')
  }, unit)
}
