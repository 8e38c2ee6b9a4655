import { openCheckout, sentSoFar, type CheckoutOptions, type Heard, type OpenCheckout, type Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

const LEGACY = [
  'init_checkout', 'update_checkout', 'updated_checkout', 'checkout_error', 'payment_method_selected',
  'applied_coupon_in_checkout', 'removed_coupon_in_checkout',
]
const OWN = ['updating', 'updated', 'placing', 'failed', 'payment', 'seek']

/** Records events from the head on, before anything of ours listens; counts loads of the page in the tab's storage. */
const recorder = `<script>
(function () {
  var heard = window.__heard = { legacy: [], own: [] }
  function plain(value) {
    if (value instanceof Element) return '#' + value.id
    if (Array.isArray(value)) return value.map(plain)
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(function (entry) { return [entry[0], plain(entry[1])] }))
    return value === undefined ? null : value
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (!window.jQuery) return
    ${JSON.stringify(LEGACY)}.forEach(function (type) {
      jQuery(document.body).on(type, function () { heard.legacy.push({ type: type, args: [].slice.call(arguments, 1).map(plain) }) })
    })
  })
  ;${JSON.stringify(OWN)}.forEach(function (name) {
    document.addEventListener('tillkit:checkout-' + name, function (event) { heard.own.push({ type: name, args: [plain(event.detail)] }) })
  })
})()
</script>`

interface HeardWindow {
  __heard: { legacy: Heard[]; own: Heard[] }
}

/** Opens a checkout with the recorder, and waits until the totals of its start are there. */
export async function open(shop: Shop, options: CheckoutOptions = {}): Promise<OpenCheckout> {
  const opened = await openCheckout(shop, { ...options, head: `${recorder}${options.head ?? ''}` })
  if (options.orderPage === undefined && options.waitForMount !== false) await atRest(opened.page, 1)
  return opened
}

/** Waits until so many requests for totals have been answered and shown. */
export async function atRest(page: Page, updates: number): Promise<void> {
  await eventually(() => ownTypes(page, 'updated').then(({ length }) => length)).toBeGreaterThanOrEqual(updates)
}

/** The platform's events so far; of these types only where some are named. */
export function legacy(page: Page, ...types: string[]): Promise<Heard[]> {
  return page.evaluate((wanted) => (window as unknown as HeardWindow).__heard.legacy.filter(({ type }) => wanted.length === 0 || wanted.includes(type)), types)
}

/** The names of the platform's events so far. */
export async function legacyTypes(page: Page, ...types: string[]): Promise<string[]> {
  return (await legacy(page, ...types)).map(({ type }) => type)
}

/** Our own events so far, by the part of their name after `tillkit:checkout-`. */
export function own(page: Page, ...types: string[]): Promise<Heard[]> {
  return page.evaluate((wanted) => (window as unknown as HeardWindow).__heard.own.filter(({ type }) => wanted.length === 0 || wanted.includes(type)), types)
}

async function ownTypes(page: Page, ...types: string[]): Promise<string[]> {
  return (await own(page, ...types)).map(({ type }) => type)
}

/** What was asked for totals so far. */
export const reviews = (shop: Shop) => shop.server.requestsTo('update_order_review')

/** Raises an event of the platform's, as a script of the page does. */
export function trigger(page: Page, type: string, ...args: unknown[]): Promise<void> {
  return page.evaluate(([name, passed]) => void jQuery(document.body).trigger(name, passed as never), [type, args] as const)
}

/** Lets two frames pass: what would have begun by itself has begun. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}

/** How long the checkout gathers who asks for totals before it asks the shop, in ms. */
const GATHER = 5

/** Waits until whatever the checkout has set about by now has been sent, totals too: for tests of what is not. */
export const sentByNow = (page: Page) => sentSoFar(page, GATHER)
