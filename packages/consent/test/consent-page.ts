import { readFileSync } from 'node:fs'
import { consentPage, type ConsentSettings } from '@tillkit/fixtures/consent'
import type { OpenOptions, OpenPage, Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

export const CONSENT = 'cookieyes-consent'

/** The banner plugin's sheet. */
const SHEET = readFileSync(new URL('../../fixtures/src/styles/consent/banner.css', import.meta.url), 'utf8')

export const tag = (name: string): string => `[data-cky-tag="${name}"]`
export const CONTAINER = '.cky-consent-container'
export const MODAL = '.cky-modal'
export const REVISIT = '.cky-btn-revisit-wrapper'

/** A page whose shop asks for consent. */
export interface ConsentPage extends Partial<OpenOptions> {
  readonly settings?: ConsentSettings
  /** The value of the plugin's cookie. Default: the visitor is new. */
  readonly cookie?: string
  /** Further cookies, `name=value`. */
  readonly cookies?: readonly string[]
  /** What the shop has set in `#tillkit-config`. */
  readonly config?: object
}

/** What the page hears of consent, in the order in which it does: kept by `heardOn`. */
function listen(): void {
  const heard: unknown[] = []
  Reflect.set(window, 'heard', heard)
  for (const type of ['cookieyes_consent_update', 'cookieyes_banner_load', 'wp_consent_type_defined', 'wp_listen_for_consent_change']) {
    document.addEventListener(type, (event) => {
      const detail: unknown = (event as CustomEvent).detail
      heard.push([type, Array.isArray(detail) ? { ...detail } : detail])
    })
  }
}

/** Opens a page with the banner plugin's settings and template. */
export function openConsent(shop: Shop, { settings, cookie, cookies = [], config, head = '', globals = '', bodyEnd = '', main = '<h1>Till rolls</h1><p><a href="#" class="cky-banner-element">Cookies</a></p>', before, ...options }: ConsentPage = {}): Promise<OpenPage> {
  const printed = consentPage(settings, SHEET)
  const set = config ? `<script type="application/json" id="tillkit-config">${JSON.stringify(config)}</script>` : ''
  return shop.openFixture({
    path: '/consent/',
    untouched: true,
    waitForMount: false,
    jquery: false,
    ...options,
    main,
    globals: globals + printed.globals,
    head: head + set,
    bodyEnd: printed.template + bodyEnd,
    async before(page) {
      await page.addInitScript(listen)
      const kept = [...(cookie === undefined ? [] : [`${CONSENT}=${cookie}`]), ...cookies].map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: shop.server.origin }
      })
      if (kept.length > 0) await page.context().addCookies(kept)
      await before?.(page)
    },
  })
}

/** What the page has heard of consent so far. */
export const heardOn = (page: Page): Promise<[string, unknown][]> => page.evaluate(() => Reflect.get(window, 'heard') as [string, unknown][])

/** The cookie as the browser has it. */
export async function consentCookie(page: Page, name = CONSENT) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)
}

/** What has the focus, by its tag or id, or what it is. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: active } = document
    return active?.getAttribute('data-cky-tag') ?? (active?.id || active?.className || active?.localName) ?? ''
  })
