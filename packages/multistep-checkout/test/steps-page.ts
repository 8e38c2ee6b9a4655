import { openCheckout, type CheckoutOptions, type OpenCheckout, type Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

export { eventually } from '@tillkit/testing'

/** The call that checks a step. */
export const CALL = 'dswcp_validate_checkout_step'

/** The plugin's own style sheet, in short: it stays on a page when its script goes. */
const styles = `.ags_woo_multi_step_checkout .dswcp-checkout-loader, .ags_woo_multi_step_checkout .dswcp-checkout-steps-buttons-container { display: none }
.dswcp-checkout-loader { position: absolute; inset: 0; background: #fffc }
.et_pb_section { position: relative; padding: 20px 0 }
.dswcp-checkout-steps { display: flex; gap: 20px; padding: 0; list-style: none }
.has-custom-place-order-button #place_order { display: none }`

/** A page for a case. */
export interface StepsPage extends CheckoutOptions {
  /** The unit's options. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** Opens a checkout in steps, of which only the steps are ours. */
export function openSteps(shop: Shop, { options, head = '', ...page }: StepsPage = {}): Promise<OpenCheckout> {
  const config = options ? `<script type="application/json" id="tillkit-config">${JSON.stringify({ units: { 'multistep-checkout': options } })}</script>` : ''
  return openCheckout(shop, {
    layout: 'steps',
    path: '/divi-checkout/',
    // The platform's own script does its part, as on most shops.
    hasLegacy: page.jquery !== false,
    scriptAttributes: { 'data-units': 'multistep-checkout' },
    ...page,
    head: `<style>${styles}</style>${config}${head}`,
  })
}

/** A form that lacks nothing. */
export const FULL = { sample: { values: 'full' } } as const

export const checks = (shop: Shop) => shop.server.requestsTo(CALL)
export const fieldsOf = (shop: Shop) => checks(shop).map(({ form }) => new URLSearchParams(form['fields']))

/** The labels of the steps that show as the present one; the sections that can be seen. */
export const current = (page: Page) => page.locator('.dswcp-checkout-step-active .dswcp-checkout-tab-text').allInnerTexts()
export const goOn = (page: Page) => page.locator('.dswcp-button-continue')
export const back = (page: Page) => page.locator('.dswcp-button-back')
export const hash = (page: Page) => page.evaluate(() => location.hash)
export const notices = (page: Page) => page.locator('.ags_woo_notices .woocommerce-notices-wrapper')

/** Which of the three modules can be seen. */
export function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => ['billing_info', 'shipping_info', 'order_review'].filter((name) => document.querySelector(`.ags_woo_checkout_${name}`)?.checkVisibility()))
}

/** Goes forward until a step is there. */
export async function goTo(page: Page, label: string): Promise<void> {
  for (let left = 5; left > 0 && (await current(page))[0] !== label; left -= 1) {
    const before = (await current(page))[0]
    await goOn(page).click()
    await page.waitForFunction((was) => document.querySelector('.dswcp-checkout-step-active .dswcp-checkout-tab-text')?.textContent !== was, before)
  }
}

/** What has the focus: an element's id or, without one, its text. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim())
