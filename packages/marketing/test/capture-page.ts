import { capturedAnswer, marketingScript, type MarketingParams } from '@tillkit/fixtures/marketing'
import type { LoggedRequest, OpenOptions, OpenPage, Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

export const CAPTURE = 'mailchimp_set_user_by_email'
export const RESTORE = 'mailchimp_get_user_by_hash'
export const CURRENT = 'mailchimp.cart.current_email'
export const PREVIOUS = 'mailchimp.cart.previous_email'

/** A page of a shop that captures addresses. */
export interface CapturePage extends Partial<OpenOptions> {
  readonly params?: MarketingParams
  /** What the shop has set, and whether it asks for consent. */
  readonly config?: object
}

/** The page's settings. */
export const configHtml = (config: object): string => `<script type="application/json" id="tillkit-config">${JSON.stringify(config)}</script>`

/** Opens a checkout whose shop takes every address. */
export function openCapture(shop: Shop, { params = {}, config, head = '', main = '', ...options }: CapturePage): Promise<OpenPage> {
  shop.server.answer(CAPTURE, ({ form }) => ({ status: 200, body: capturedAnswer(form['email'] ?? ''), headers: { 'content-type': 'application/json' } }))
  const settings = config ? configHtml(config) : ''
  return shop.openFixture({ path: '/checkout/', untouched: true, waitForMount: false, jquery: false, ...options, main, globals: marketingScript(params), head: head + settings })
}

/** The bodies of the addresses that were sent. */
export const sentOf = (shop: Shop): string[] => shop.server.requestsTo(CAPTURE).map(({ body }: LoggedRequest) => body)

/** A cookie as the browser has it. */
export async function cookieOf(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)
}

/** The states of the unit on a page. */
export const stateOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => { state: string }[] } | undefined)?.hosts('email-capture')[0]?.state)

/** Waits until the unit works: its code comes with the first touch of a field. */
export async function untilMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => (Reflect.get(window, Symbol.for('tillkit')) as { hosts: (unit: string) => { state: string }[] } | undefined)?.hosts('email-capture')[0]?.state === 'mounted')
}
