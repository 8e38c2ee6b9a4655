import { chosenConsent, consentPage, type ConsentSettings } from '@tillkit/fixtures/consent'
import { createShopServer, fixturePage, openHtml, type OpenOptions, type OpenPage, type Shop, type ShopServer } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Third parties on a port of their own: trackers, a map, a pixel. */
export interface ThirdParty {
  readonly server: ShopServer
  /** What browsers have asked for, in order: paths with their query. */
  readonly asked: string[]
  /** Its host, as the page's list names it. */
  readonly host: string
}

/** A tracker: says that it has run, as whose script, and with which attributes. */
const TRACKER = `(window.ran ??= []).push([document.currentScript?.id, document.currentScript?.getAttribute('src')?.replace(/^.*\\//, '')].filter(Boolean).join(' '))`
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Runs a third party for the tests of a file. */
export function useThirdParty(): ThirdParty {
  let server: ShopServer | undefined
  const running = () => {
    if (!server) throw new Error('The third party runs only while its file\'s tests do.')
    return server
  }
  const answers = () => {
    const headers = { 'access-control-allow-origin': '*' }
    running().page('/track/*', () => ({ status: 200, body: TRACKER, headers: { ...headers, 'content-type': 'text/javascript' } }))
    running().page('/gone/*', () => ({ status: 404, headers }))
    running().page('/pixel/*', () => ({ status: 200, body: PIXEL, headers: { ...headers, 'content-type': 'image/svg+xml' } }))
    running().page('/map/*', () => ({ status: 200, body: '<!doctype html><title>Map</title><p>A map', headers: { 'content-type': 'text/html' } }))
    running().page('/beacon/*', () => ({ status: 204, headers }))
  }
  beforeAll(async () => {
    server = await createShopServer()
    answers()
  })
  afterEach(() => {
    server?.reset()
    answers()
  })
  afterAll(() => server?.close())
  return {
    get server() {
      return running()
    },
    get asked() {
      return running().requests.map(({ url }) => url)
    },
    get host() {
      return new URL(running().origin).host
    },
  }
}

/** A page of a shop that asks for consent. */
export interface ConsentPage extends Partial<OpenOptions> {
  readonly settings?: ConsentSettings
  /** The cookie of a visitor who has chosen: what she has allowed. */
  readonly allowed?: readonly string[]
  /** Changes what the shop prints. */
  readonly print?: (html: string) => string
  /** Headers of the page. */
  readonly headers?: Record<string, string>
}

/** What the page's list holds: everything of the third party, and what of it is for what. */
export function listed(third: ThirdParty): NonNullable<ConsentSettings['providers']> {
  return [
    { re: `${third.host}/track/count`, categories: ['analytics'] },
    { re: `${third.host}/track/ads`, categories: ['advertisement'] },
    ...['gone', 'pixel', 'beacon'].map((path) => ({ re: `${third.host}/${path}/`, categories: ['advertisement'] })),
    { re: `${third.host}/map/`, categories: ['functional'] },
  ]
}

/** What of the plugin's sheet tests go by. */
const CSS = '.cky-hide { display: none } .cky-consent-container { position: fixed; bottom: 0 } .cky-btn-revisit-wrapper { position: fixed; bottom: 0; left: 0 } .cky-modal { position: fixed; visibility: hidden } .cky-modal-open { visibility: visible; inset: 10% }'

/** Opens a page with a banner, the gate first in its head. */
export async function openConsent(shop: Shop, third: ThirdParty, { settings = {}, allowed, main = '', globals = '', before, print = (html) => html, headers = {}, ...options }: ConsentPage): Promise<OpenPage> {
  const printed = consentPage({ providers: listed(third), ...settings }, CSS)
  const html = fixturePage({ jquery: false, ...options, globals: printed.globals + globals, main: main + printed.template })
  return openHtml(shop.browser, shop.server, {
    path: '/gate/',
    waitForMount: false,
    untouched: true,
    ...options,
    html: () => ({ status: 200, body: print(html), headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
    before: async (page) => {
      if (allowed) await page.context().addCookies([{ name: 'cookieyes-consent', value: chosenConsent(allowed), url: shop.server.origin }])
      await before?.(page)
    },
  })
}

/** What has run on a page, in order. */
export const ranOn = (page: Page): Promise<string[]> => page.evaluate(() => (Reflect.get(window, 'ran') as string[] | undefined) ?? [])

/** Presses a button of the banner. */
export const press = (page: Page, tag: string): Promise<void> => page.locator(`[data-cky-tag="${tag}"]`).first().click()
