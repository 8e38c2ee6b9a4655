import {
  checkoutGlobalsScript, modulesPageHtml, payPath, receivedPath,
  type CheckoutPage, type CheckoutSite, type ModulesPage, type Order, type SampleCheckout,
} from '@tillkit/fixtures'
import { serveCheckout, type PrintedPage, type ServedCheckout } from '../server/index.ts'
import { fixturePage, type FixtureOptions } from './fixture-page.ts'
import { openHtml, type OpenPage, type VisitOptions } from './open-fixture.ts'
import type { Shop } from './use-shop.ts'

/** How a checkout is opened. */
export interface CheckoutOptions extends VisitOptions, Partial<Omit<FixtureOptions, 'main' | 'bodyClass'>> {
  /**
   * How it is laid out: as the platform's shortcode does, with the page builder's modules on one page (`modules`) or in steps
   * (`steps`), or with modules that differ. Default `classic`.
   */
  layout?: 'classic' | 'modules' | 'steps' | Partial<ModulesPage>
  /** What the checkout differs in: lines, rules, filled fields, a customer who has signed in. */
  sample?: SampleCheckout
  /** How the site differs: notices of the blocks, other paths, more fragments. */
  site?: Partial<CheckoutSite>
  /** More members of `wc_checkout_params`. */
  params?: Record<string, unknown>
  /** Whether the platform's own checkout script is live, which a stand-in plays (`wc-checkout-js`). It needs jQuery. Default false. */
  hasLegacy?: boolean
  /** Opens the page where an order is paid for, or thanked for, instead of the checkout. */
  orderPage?: 'pay' | 'received'
  /** What that order differs in; default what the cart would come to. */
  order?: Partial<Order>
}

/** An open checkout, with the shop behind it. */
export type OpenCheckout = OpenPage & ServedCheckout

/**
 * Opens a checkout that behaves: its calls are answered, its forms can be posted, orders can be placed, thanked for and paid for, and
 * a reload prints what the shop knows then. The cart's page and the shop's are there, empty.
 */
export async function openCheckout(shop: Shop, options: CheckoutOptions = {}): Promise<OpenCheckout> {
  const { server } = shop
  const { sample = {}, orderPage, path = '/checkout/' } = options
  const print = printOf(options)
  const paths = { checkout: path, ...options.site?.paths }
  const served = serveCheckout(server, sample, { ...(print ? { print } : {}), ...options.site, paths })
  const whole = (page: PrintedPage) => fixturePage({ ...options, main: page.main, bodyClass: page.bodyClass, globals: globalsOf(options, served, page), bodyEnd: endOf(options) })
  for (const each of ['/checkout/*', paths.checkout]) server.page(each, (request) => served.visit(request, whole))
  for (const each of [paths.cart ?? '/your-cart/', paths.shop ?? '/shop/']) server.page(each, `<!doctype html><title>${each}</title><h1>${each}</h1>`)
  const [visited = path, search = options.search?.slice(1)] = orderPage === undefined ? [] : addressOf(served, options).split('?')
  const more = search === undefined ? {} : { search: `?${search}` }
  const open = await openHtml(shop.browser, server, { ...options, path: visited, ...more, html: (request) => served.visit(request, whole) })
  return { ...open, ...served }
}

function addressOf({ checkout }: ServedCheckout, { orderPage, order = {} }: CheckoutOptions): string {
  const made = checkout.addOrder(order)
  return orderPage === 'pay' ? payPath(made) : receivedPath(made)
}

function endOf({ hasLegacy = false, bodyEnd = '' }: CheckoutOptions): string {
  return (hasLegacy ? '<script id="wc-checkout-js" src="/vendor/checkout-stand-in.js"></script>' : '') + bodyEnd
}

function printOf({ layout = 'classic' }: CheckoutOptions): ((page: CheckoutPage) => string) | undefined {
  if (layout === 'classic') return undefined
  const modules: Partial<ModulesPage> = typeof layout === 'string' ? { steps: layout === 'steps' } : layout
  return (page) => modulesPageHtml({ ...page, ...modules })
}

function globalsOf({ globals, layout = 'classic', params = {} }: CheckoutOptions, { checkout }: ServedCheckout, page: PrintedPage): string {
  if (globals !== undefined) return globals
  const without = typeof layout === 'string' ? [] : (layout.without ?? [])
  const modules = layout === 'classic' ? [] : (['billing', 'shipping'] as const).filter((module) => !without.includes(module))
  const { guests = true, addresses } = checkout.rules
  const printed = { isCheckout: page.isCheckout, guests, nonces: noncesOf(checkout.nonces), modules, more: params, ...(addresses ? { rules: addresses } : {}) }
  return checkoutGlobalsScript(printed)
}

/** Those that a page's scripts are given; the others stand in its forms. */
function noncesOf({ update_order_review, apply_coupon, remove_coupon }: ServedCheckout['checkout']['nonces']) {
  return { update_order_review, apply_coupon, remove_coupon }
}
