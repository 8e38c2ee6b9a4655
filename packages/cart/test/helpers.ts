import type { Page } from 'playwright-core'
import {
  addListHtml,
  cartGlobalsScript,
  hostsOn,
  LINES,
  classicMiniCartWidgetHtml,
  type CartGlobals,
  type ListedProduct,
  type OpenOptions,
  type OpenPage,
  type Shop,
} from '@tillkit/testing'
import { recorder } from './recorder.ts'

/** The product of the acceptance cases. */
export const T1: ListedProduct = { productId: 12, quantity: 3, sku: 'T1', name: 'Roll' }
/** The fragments of the acceptance cases, and their hash. */
export const A_FRAGMENT = { 'div.a': '<div class="a">1</div>' }
export const ANSWER = JSON.stringify({ fragments: A_FRAGMENT, cart_hash: 'h' })

/** A page for a case: its main part and the platform's globals. */
export interface CasePage extends Partial<OpenOptions> {
  cart?: CartGlobals
}

/** Opens a page with the recorder in its head. */
export function openPage(shop: Shop, { cart = {}, main = '', head = '', ...options }: CasePage): Promise<OpenPage> {
  return shop.openFixture({ path: '/shop/', ...options, main, globals: cartGlobalsScript(cart), head: `${recorder}${head}` })
}

/** A list of products and two places that the cases' fragment replaces. */
export function listing(products: readonly ListedProduct[] = [T1]): string {
  return `${addListHtml(products)}<div class="a">0</div><p>between</p><div class="a">0</div>`
}

/** The classic mini cart with two lines. */
export const widget = classicMiniCartWidgetHtml({ lines: LINES })

/** The button of a product. */
export const button = (page: Page, productId = 12) => page.locator(`.add_to_cart_button[data-product_id="${productId}"]`)

/** A button's classes that tell its state. */
export async function stateOf(page: Page, productId = 12): Promise<string[]> {
  const classes = await button(page, productId).evaluate((element) => [...element.classList])
  return classes.filter((name) => ['loading', 'added'].includes(name))
}

/** Keeps the page from leaving: the addresses that it would have gone to. */
export function leavings(page: Page): string[] {
  const urls: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) urls.push(new URL(frame.url()).pathname + new URL(frame.url()).search)
  })
  return urls
}

/** The states of a unit's hosts. */
export async function unitState(page: Page, unit: string): Promise<string[]> {
  return (await hostsOn(page, unit))?.map(({ state }) => state) ?? []
}

/** Cuts the line to an endpoint. Not the server's doing: a browser sends again over a connection that it knows. */
export async function goOffline(page: Page, endpoint: string): Promise<() => Promise<void>> {
  const address = `**/?wc-ajax=${endpoint}`
  await page.route(address, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(address)
}

/** Keeps a unit's code back until it is released, as a slow line does. */
export function holdChunk(unit: string): { before: (page: Page) => Promise<unknown>; release: () => void } {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  return {
    before: (page) => page.route(`**/${unit}.js`, (route) => held.then(() => route.continue())),
    release: () => release(),
  }
}
