import { readFileSync } from 'node:fs'
import {
  cartGlobalsScript,
  createCart,
  LINES,
  miniCartAnswer,
  miniCartHtml,
  recorder,
  serveCart,
  settingsOfConfig,
  sideCartIdOf,
  type Cart,
  type CartGlobals,
  type CartLine,
  type LoggedRequest,
  type MiniCart,
  type OpenOptions,
  type OpenPage,
  type Shop,
} from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'

/** The call of a mini cart. */
export const CALL = 'dswcp_update_cart'
/** The ids of the acceptance cases. */
export const M = 'ags_woo_mini_cart_0'
export const SIDE = sideCartIdOf(M)

/** The plugin's style sheet, which stays on a page when its script goes. */
const styles = readFileSync(new URL('../../fixtures/src/styles/mini-cart-styles.css', import.meta.url), 'utf8')

/** As the plugin prints it. Without it the dropdown that a pointer opens lies over the link, and a press that it comes in between is none of the link's. */
const looks = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`

/** A page for a case. */
export interface CasePage extends Partial<OpenOptions> {
  /** Its mini carts. Default one, with two lines. */
  carts?: readonly Partial<MiniCart>[]
  cart?: CartGlobals
  /** HTML below the header. Default a tall text. */
  below?: string
}

const TALL = '<p style="height: 1600px">Below.</p><a href="/elsewhere/">Elsewhere</a>'

/** Opens a page whose header has mini carts. */
export function openPage(shop: Shop, { carts = [{}], cart = { woocommerce: true }, below = TALL, head = '', ...options }: CasePage = {}): Promise<OpenPage> {
  const printed = carts.map((one) => `<div style="position: absolute; top: 10px; right: 60px">${miniCartHtml({ lines: LINES, ...one })}</div>`)
  const main = `<header style="height: 60px"><a href="/before/">Before</a>${printed.join('\n')}</header>${below}`
  for (const path of ['/your-cart/', '/elsewhere/', '/checkout/']) shop.server.page(path, `<title>${path}</title><h1>${path}</h1>`)
  return shop.openFixture({ path: '/shop/', ...options, main, globals: cartGlobalsScript(cart), head: `<style>${styles}</style>${looks}${recorder}${head}` })
}

/** Answers every call as the plugin does, from a cart that the test may change. */
export function answerCalls(shop: Shop, lines: readonly CartLine[] = LINES): Cart {
  const shopCart = createCart(lines)
  serveCart(shop.server, { cart: shopCart }, [CALL])
  return shopCart
}

/** What the plugin answers to a request, with these lines. */
export function answerTo({ form }: LoggedRequest, lines: readonly CartLine[]): string {
  const settings = settingsOfConfig(form['cartConfig'] ?? '')
  return miniCartAnswer({ ...settings, lines, sideCartId: form['sideCartId'] ?? '' })
}

/** The calls so far, as their forms. */
export const calls = (shop: Shop) => shop.server.requestsTo(CALL).map(({ form }) => form)
/** The calls that changed something. */
export const actions = (shop: Shop) => calls(shop).filter(({ cartAction }) => cartAction !== undefined)

export const link = (page: Page, orderClass = M) => page.locator(`.${orderClass} .dswcp-cart-link`)
export const module = (page: Page, orderClass = M) => page.locator(`.ags_woo_mini_cart.${orderClass}`)
export const side = (page: Page, id = SIDE) => page.locator(`[id="${id}"]`)
export const field = (page: Page, key = 'k1') => side(page).locator(`[data-cart-item-key="${key}"] input.dswcp-quantity`)
export const remove = (page: Page, key = 'k1') => side(page).locator(`[data-cart-item-key="${key}"] .dswcp-remove`)
export const count = (page: Page, orderClass = M) => page.locator(`.${orderClass} .dswcp-count`)

/** The classes of an element that tell its state. */
export function stateOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((element) =>
    [...element.classList].filter((name) => /^(dswcp-(show|closing|dragging|focus)|ags_woo_mini_cart_updating)/.test(name)),
  )
}

/** Opens the side cart and waits until it stands still. */
export async function openSide(page: Page): Promise<void> {
  await link(page).click()
  await page.waitForFunction((id) => {
    const panel = document.getElementById(id)
    return panel !== null && Math.abs(panel.getBoundingClientRect().right - innerWidth) < 1
  }, SIDE)
}

/** Whether the focus is inside of an element. */
export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).first().evaluate((element) => element.contains(document.activeElement))
}
