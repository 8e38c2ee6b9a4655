import { analyticsScript, type AnalyticsOptions } from '@tillkit/fixtures/attribution'
import { atRest, eventually, fixturePage, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tomorrow } from './visitor.ts'

const shop = useShop()
const TRACK = 'https://shop.example/wp-json/woocommerce-analytics/v1/track'
/** An event as the shop gets it. */
interface Sent {
  readonly event_name: string
  readonly properties: Readonly<Record<string, unknown>>
}

interface Opened {
  readonly page: Page
  /** What the shop was sent, a list for each call. */
  readonly sent: readonly (readonly Sent[])[]
  /** The names of what came, by calls. */
  names(): string[][]
  cookies(): Promise<Readonly<Record<string, { readonly value: string; readonly expires: number; readonly secure: boolean; readonly sameSite: string }>>>
}

interface Options extends AnalyticsOptions {
  /** What the consent tool answers at first; without it the page has none. */
  readonly consent?: boolean
  readonly time?: Date
  readonly main?: string
}

/** Opens a page of a shop with analytics, on a clock that stands still until the test lets it run. */
async function open({ consent, time = tomorrow(12, 0), main = '<h1>Rolls</h1>', ...options }: Options = {}): Promise<Opened> {
  const context = await shop.browser.newContext()
  const sent: Sent[][] = []
  const tool = consent === undefined ? '' : `<script>var allowed = ${consent}; var consent_api = {}; window.wp_consent_type = "optin"; window.wp_has_consent = () => allowed</script>`
  await context.route(/^https:\/\/shop\.example\//, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.url() === TRACK) {
      sent.push(request.postDataJSON() as Sent[])
      return route.fulfill({ json: { success: true, results: [] } })
    }
    if (!pathname.startsWith('/tillkit/')) return route.fulfill({ contentType: 'text/html', body: fixturePage({ main, globals: tool + analyticsScript(options), jquery: false }) })
    const response = await fetch(shop.server.origin + pathname)
    return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(await response.arrayBuffer()) })
  })
  const page = await context.newPage()
  await page.clock.install({ time })
  await page.goto('https://shop.example/product/roll/')
  return {
    page,
    sent,
    names: () => sent.map((call) => call.map(({ event_name: name }) => name)),
    cookies: async () => Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie])),
  }
}

const tell = (page: Page, value: 'allow' | 'deny') => page.evaluate((choice) => {
  Reflect.set(window, 'allowed', choice === 'allow')
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: choice } }))
}, value)

describe('analytics', () => {
  it('wait for consent, and begin with it in order [attribution-and-analytics#61]', async () => {
    const { page, sent, names, cookies } = await open({ consent: false, queue: ['product_view', 'add_to_cart'] })
    await page.clock.runFor(5000)
    await atRest(page, shop.server)
    expect([sent, await cookies()]).toEqual([[], {}])
    await tell(page, 'allow')
    await page.clock.runFor(1000)
    await eventually(names).toEqual([['product_view', 'add_to_cart']])
    expect((await cookies())['tk_ai']?.value).toMatch(/^[\w%]+$/)
    expect(decodeURIComponent((await cookies())['tk_ai']?.value ?? '')).toMatch(/^[A-Za-z\d+/]{24}$/)
    await tell(page, 'deny')
    expect(await cookies()).toEqual({})
    await tell(page, 'allow')
    await page.clock.runFor(5000)
    await atRest(page, shop.server)
    expect(names()).toHaveLength(1)
  })

  it('begin, too, where the kind of consent is known late', async () => {
    const { page, names } = await open({ consent: false, queue: ['product_view'] })
    await page.clock.runFor(5000)
    await page.evaluate(() => {
      Reflect.set(window, 'allowed', true)
      document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))
    })
    await page.clock.runFor(1000)
    await eventually(names).toEqual([['product_view']])
  })

  it('send ten events at once, fewer after a second, and the rest with the page [attribution-and-analytics#62]', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `event_${'abcdefghij'[index]}`)
    const full = await open({ queue: ten })
    await full.page.clock.runFor(1000)
    await eventually(full.names).toEqual([ten])
    expect(full.sent[0]?.[0]?.properties).toMatchObject({ pi: 1, _dl: 'https://shop.example/product/roll/', _dr: '', _lg: 'en-US', _tz: 0, _sx: 0, _sy: 0 })
    const three = await open({ queue: ten.slice(0, 3), consent: false })
    await three.page.clock.runFor(5000)
    await tell(three.page, 'allow')
    await three.page.clock.runFor(999)
    expect(three.sent).toEqual([])
    await three.page.clock.runFor(1)
    await eventually(three.names).toEqual([ten.slice(0, 3)])
    const left = await open({ queue: ten.slice(0, 2), consent: false })
    await left.page.clock.runFor(5000)
    await tell(left.page, 'allow')
    await left.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await eventually(left.names).toEqual([ten.slice(0, 2)])
  })

  it('have sessions that end at midnight [attribution-and-analytics#63]', async () => {
    const time = tomorrow(23, 50)
    const { page, names, sent, cookies } = await open({ sessions: true, time })
    await page.clock.runFor(3000)
    await eventually(names).toEqual([['session_started', 'page_view']])
    const { woocommerceanalytics_session: session } = await cookies()
    const midnight = +time + 10 * 60_000
    expect(session).toMatchObject({ expires: midnight / 1000, secure: true, sameSite: 'Strict' })
    const value = JSON.parse(decodeURIComponent(session?.value ?? '')) as Record<string, unknown>
    expect(value).toEqual({ session_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string, landing_page: '["Rolls"]', expires: new Date(midnight).toUTCString() })
    expect(sent[0]?.[0]?.properties).toMatchObject({ session_id: value['session_id'], landing_page: '["Rolls"]', ch: 1 })
    // The next page of it tells once that somebody is there.
    await page.reload()
    await page.clock.runFor(3000)
    await eventually(() => names().at(-1)).toEqual(['session_engagement', 'page_view'])
    await page.reload()
    await page.clock.runFor(3000)
    await eventually(() => names().at(-1)).toEqual(['page_view'])
    expect((await cookies())['woocommerceanalytics_session']?.expires).toBe(midnight / 1000)
  })

  it('leave out an event whose name nobody takes [attribution-and-analytics#64]', async () => {
    const { page, names } = await open({ queue: ['Page-View', 'page_seen', '1st', ''] })
    await page.clock.runFor(3000)
    await eventually(names).toEqual([['page_seen']])
  })

  it('give events to the provider\'s own script where the shop passes none on', async () => {
    const { page, sent } = await open({ proxy: false, queue: ['product_view'] })
    await page.clock.runFor(3000)
    await eventually(() => page.evaluate(() => (Reflect.get(window, '_wca') as Record<string, unknown>[]).map(({ _en, woo_version, pi, ch }) => [_en, woo_version, pi, ch ?? null]))).toEqual([['woocommerceanalytics_product_view', '10.9.1', 1, null]])
    expect(sent).toEqual([])
  })

  it('tell that a customer signs out, which counts as doing something', async () => {
    const { page, names } = await open({ sessions: true, isAccountPage: true, main: '<nav><li class="woocommerce-MyAccount-navigation-link--customer-logout"><a href="#out">Log out</a></li></nav>' })
    await page.clock.runFor(3000)
    await eventually(() => names().flat()).toEqual(['session_started', 'page_view'])
    await page.click('a')
    await page.clock.runFor(1000)
    await eventually(() => names().flat().slice(2)).toEqual(['my_account_tab_click', 'session_engagement'])
  })
})
