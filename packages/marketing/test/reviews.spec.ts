import { COLLECTOR, reviewedOrderScript, reviewWidgetHtml } from '@tillkit/fixtures/marketing'
import { atRest, eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { frameIn, heardBy, openReviews, useProvider } from './provider.ts'

const shop = useShop()
const provider = useProvider()
const TALL = '<div style="height: 3000px"></div>'
const widget = '.trustpilot-widget'
const link = `${widget} > a`

describe('a widget', () => {
  it('comes as the provider\'s frame, and has its link until that is there [marketing-reviews-consent-notices#13]', async () => {
    provider.serve({ answers: false })
    const { page, consoleErrors } = await openReviews(shop, provider, { main: reviewWidgetHtml({ data: { token: 't-1', theme: 'light' } }) })
    const frame = page.locator(`${widget} iframe`)
    await frame.waitFor({ state: 'attached' })
    expect(await frame.getAttribute('title')).toBe('Customer reviews powered by Trustpilot')
    expect(await frame.getAttribute('loading')).toBe('auto')
    expect(await frame.getAttribute('src')).toBe(
      `${provider.server.origin}/trustboxes/${COLLECTOR}/index.html?templateId=${COLLECTOR}&businessunitId=000000000000000000000001#locale=en-GB&styleHeight=52px&styleWidth=100%25&token=t-1&theme=light`,
    )
    const own = await frameIn(page)
    await eventually(() => heardBy(own)).toEqual(['setId'])
    expect([await page.isVisible(link), await frame.isVisible()]).toEqual([true, false])
    const room = await page.locator(widget).boundingBox()
    expect(room?.height).toBe(52)
    await own.evaluate(() => (Reflect.get(window, 'say') as (message: object) => void)({ command: 'loaded' }))
    await eventually(() => page.isVisible(link)).toBe(false)
    expect(await frame.isVisible()).toBe(true)
    expect(await frame.boundingBox()).toEqual(room)
    expect(await page.locator(widget).boundingBox()).toEqual(room)
    expect(await heardBy(own)).toContain('loaded')
    expect(consoleErrors).toEqual([])
  })

  it('that lacks what the provider needs keeps its link, and holds up no other [marketing-reviews-consent-notices#14]', async () => {
    provider.serve()
    const { page, consoleErrors, pageErrors } = await openReviews(shop, provider, { main: reviewWidgetHtml({ businessUnit: '' }) + reviewWidgetHtml() })
    await page.locator(`${widget} iframe`).first().waitFor()
    expect(consoleErrors.filter((line) => line.includes('data-businessunit-id: No businessUnitId supplied for TrustBox'))).toHaveLength(1)
    expect(pageErrors).toEqual([])
    expect(await page.locator(`${widget}:not([data-businessunit-id])`).locator('iframe').count()).toBe(0)
    expect(await page.locator(`${widget}:not([data-businessunit-id]) > a`).isVisible()).toBe(true)
    expect(await page.locator(`${widget}[data-businessunit-id] > a`).isVisible()).toBe(false)
  })

  it('keeps its link where the provider is blocked', async () => {
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml(), before: (its) => its.route(`${provider.server.origin}/**`, (route) => route.abort()) })
    await page.locator(`${widget} iframe`).waitFor({ state: 'attached' })
    await atRest(page, shop.server)
    expect([await page.isVisible(link), await page.isVisible(`${widget} iframe`)]).toEqual([true, false])
  })

  it('loads when it comes near the window, and answers its frame', async () => {
    provider.serve({ height: 80 })
    const { page } = await openReviews(shop, provider, { main: `${TALL}${reviewWidgetHtml()}` })
    await atRest(page, shop.server)
    expect(provider.asked).toEqual([])
    await page.locator(widget).scrollIntoViewIfNeeded()
    await page.locator(`${widget} iframe`).waitFor()
    await eventually(() => page.locator(`${widget} iframe`).evaluate(({ style }) => style.height)).toBe('80px')
    await eventually(async () => heardBy(await frameIn(page))).toEqual(['setId', 'pong', 'loaded', 'impression-received', 'trustbox-in-viewport'])
  })

  it('hears nobody but its own frame', async () => {
    provider.serve({ answers: false })
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml() })
    const frame = page.locator(`${widget} iframe`)
    await frame.waitFor({ state: 'attached' })
    const own = await frameIn(page)
    await eventually(() => heardBy(own)).toEqual(['setId'])
    const id = await own.evaluate(() => (Reflect.get(window, 'heard') as { widgetId: number }[])[0]?.widgetId)
    // The page itself, a wrong name, and what every object has.
    await page.evaluate((widgetId) => postMessage(JSON.stringify({ command: 'loaded', widgetId }), '*'), id)
    await own.evaluate(() => parent.postMessage(JSON.stringify({ command: 'loaded', widgetId: 'x' }), '*'))
    await own.evaluate(() => (Reflect.get(window, 'say') as (message: object) => void)({ command: 'constructor' }))
    await own.evaluate(() => parent.postMessage('{', '*'))
    await atRest(page, shop.server)
    expect([await page.isVisible(link), await frame.isVisible()]).toEqual([true, false])
  })

  it('pops up as its frame says, and a click beside it closes that', async () => {
    provider.serve()
    const { page } = await openReviews(shop, provider, { main: `${reviewWidgetHtml()}<p id="beside" style="margin-top: 400px">Beside</p>` })
    await page.locator(`${widget} iframe`).waitFor()
    const own = await frameIn(page)
    const say = (message: object) => own.evaluate((what) => (Reflect.get(window, 'say') as (message: object) => void)(what), message)
    await say({ command: 'createIFrame', name: 'popup', source: 'popup.html', show: false, styles: { position: 'absolute', top: '60px', height: '200px', width: '300px' } })
    const popup = page.locator(`${widget} iframe`).nth(1)
    await popup.waitFor({ state: 'attached' })
    expect(await popup.getAttribute('src')).toContain(`/trustboxes/${COLLECTOR}/popup.html?`)
    expect(await popup.isVisible()).toBe(false)
    await say({ command: 'show', name: 'popup' })
    await eventually(() => popup.isVisible()).toBe(true)
    await page.click('#beside')
    await eventually(() => popup.isVisible()).toBe(false)
    expect(await own.evaluate(() => Reflect.get(window, 'heard') as unknown[])).toContainEqual({ name: 'main', command: 'message', message: 'popup toggled', visible: false })
  })

  it('is asked for only when marketing is allowed, and goes when that is taken back', async () => {
    provider.serve({}, { aggregateRating: { ratingValue: 5 } })
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml({ data: { sku: 'A', name: 'N' } }), head: '<script>var _ckyConfig = {}</script>' })
    await atRest(page, shop.server)
    expect(provider.asked).toEqual([])
    expect(await page.isVisible(link)).toBe(true)
    const choose = (accepted: string[], rejected: string[]) =>
      page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail })), { accepted, rejected })
    await choose(['advertisement'], [])
    await page.locator(`${widget} iframe`).waitFor()
    await page.locator('script[type="application/ld+json"]').waitFor({ state: 'attached' })
    await choose([], ['advertisement'])
    await page.locator(`${widget} iframe`).waitFor({ state: 'detached' })
    expect(await page.isVisible(link)).toBe(true)
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
  })

  it('is shown anew by the provider\'s public function, and not twice by the other', async () => {
    provider.serve()
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml() })
    await page.locator(`${widget} iframe`).waitFor()
    const loads = () => provider.asked.filter((url) => url.startsWith('/trustboxes/')).length
    const call = (name: 'find' | 'load' | 'force') => page.evaluate((which) => {
      const { Trustpilot } = window as unknown as { Trustpilot: { loadFromElement(element: Element | null, forced?: boolean): void; Modules: { WidgetManagement: { findAndApplyWidgets(): void } } } }
      const element = document.querySelector('.trustpilot-widget')
      if (which === 'find') Trustpilot.Modules.WidgetManagement.findAndApplyWidgets()
      else Trustpilot.loadFromElement(element, which === 'force')
    }, name)
    await call('find')
    await call('load')
    await atRest(page, shop.server)
    expect(loads()).toBe(1)
    await call('force')
    await eventually(loads).toBe(2)
    expect(await page.locator(`${widget} iframe`).count()).toBe(1)
  })

  it('moves nothing when it comes, in its room from the first paint on', async () => {
    provider.serve()
    const watch = () => {
      Reflect.set(window, 'shifts', [])
      new PerformanceObserver((list) => (Reflect.get(window, 'shifts') as unknown[]).push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')))).observe({ type: 'layout-shift', buffered: true })
    }
    const { page } = await openReviews(shop, provider, { main: `${reviewWidgetHtml()}<p>Below</p>`, before: (its) => its.addInitScript(watch) })
    await page.locator(`${widget} iframe`).waitFor()
    await atRest(page, shop.server)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })
})

describe('structured data', () => {
  const scripts = 'script[type="application/ld+json"]'
  const asked = () => provider.asked.filter((url) => url.startsWith('/data/'))

  it('of a product is asked for and added where it is of use [marketing-reviews-consent-notices#15]', async () => {
    provider.serve({}, { '@type': 'Product', aggregateRating: { ratingValue: '4.8' }, name: '</script><b>' })
    const html = reviewWidgetHtml({ template: 'x', data: { sku: 'A', name: 'N' } })
    const { page } = await openReviews(shop, provider, { main: html, search: '?from=mail' })
    await page.locator(scripts).waitFor({ state: 'attached' })
    const url = encodeURIComponent(`${shop.server.origin}/product/roll/`)
    expect(asked()).toEqual([`/data/jsonld/business-unit/000000000000000000000001/product?sku=A&numberOfReviews=10&productName=N&language=en&templateId=x&url=${url}`])
    expect(await page.locator(scripts).evaluateAll((found) => found.map(({ textContent }) => JSON.parse(textContent ?? '')))).toEqual([
      { '@type': 'Product', aggregateRating: { ratingValue: '4.8' }, name: '</script><b>' },
    ])
    expect(await page.locator(scripts).evaluate(({ previousSibling, nextSibling, parentNode }) => [previousSibling?.nodeType, previousSibling?.textContent, nextSibling?.textContent, parentNode?.nodeName])).toEqual([
      8, 'Added by Trustpilot', '/Added by Trustpilot', 'HEAD',
    ])
    provider.server.reset()
    provider.serve({}, { '@type': 'Product', name: 'N' })
    const { page: other } = await openReviews(shop, provider, { main: html })
    await eventually(() => asked().length).toBe(1)
    await other.locator(`${widget} iframe`).waitFor()
    await atRest(other, shop.server)
    expect(await other.locator(scripts).count()).toBe(0)
  })

  it('of a product with a price says what it is offered at', async () => {
    provider.serve({}, { '@type': 'Product' })
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml({ data: { sku: 'A', name: 'N', price: '9.99', 'price-currency': 'GBP', availability: 'InStock' } }) })
    await page.locator(scripts).waitFor({ state: 'attached' })
    expect(JSON.parse(await page.locator(scripts).textContent() ?? '')).toEqual({ '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'GBP', price: '9.99', availability: 'InStock' } })
  })

  it('of several sources and of places is asked for elsewhere [marketing-reviews-consent-notices#16]', async () => {
    provider.serve({}, { review: [], aggregateRating: {} })
    const imported = await openReviews(shop, provider, { main: reviewWidgetHtml({ template: '5763bccae0a06d08e809ecbb', data: { sku: 'A', name: 'N' } }) })
    await imported.page.locator(scripts).waitFor({ state: 'attached' })
    expect(asked()[0]).toContain('/product-imported?sku=A&')
    provider.server.reset()
    provider.serve({}, { '@type': 'LocalBusiness' })
    const { page } = await openReviews(shop, provider, { main: reviewWidgetHtml({ template: 'x', data: { 'schema-type': 'LocalBusiness', location: 'L1' } }), search: '?a=b' })
    await page.locator(scripts).waitFor({ state: 'attached' })
    const href = `${shop.server.origin}/product/roll/?a=b`
    expect(asked()).toEqual([`/data/jsonld/business-unit/000000000000000000000001/location/L1?url=${encodeURIComponent(href)}&templateId=x&locale=en-GB`])
    expect(JSON.parse(await page.locator(scripts).textContent() ?? '')).toEqual({ '@type': 'LocalBusiness', url: href, '@id': href })
  })

  it('is one for the page [marketing-reviews-consent-notices#17]', async () => {
    provider.serve({}, { aggregateRating: {} })
    const one = reviewWidgetHtml({ data: { sku: 'A', name: 'N' } })
    const { page } = await openReviews(shop, provider, { main: one + reviewWidgetHtml({ data: { sku: 'B', name: 'M' } }) })
    await page.locator(`${widget} iframe`).nth(1).waitFor()
    await page.locator(scripts).waitFor({ state: 'attached' })
    await atRest(page, shop.server)
    expect(await page.locator(scripts).count()).toBe(1)
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain('sku=A&')
  })

  it('is left to the shop where that describes a product with reviews, unless it wants both', async () => {
    provider.serve({}, { aggregateRating: {} })
    const own = '<script type="application/ld+json">{"@graph":[{"@type":"Product","aggregateRating":{}}]}</script>'
    const main = reviewWidgetHtml({ data: { sku: 'A', name: 'N' } })
    const { page } = await openReviews(shop, provider, { main, head: own })
    await page.locator(`${widget} iframe`).waitFor()
    await atRest(page, shop.server)
    expect([asked(), await page.locator(scripts).count()]).toEqual([[], 1])
    const both = await openReviews(shop, provider, { main, head: own, config: { units: { reviews: { yieldsToShop: false } } } })
    await eventually(() => both.page.locator(scripts).count()).toBe(2)
  })

  it('and the provider\'s own script come where a page requires Trusted Types', async () => {
    provider.serve({}, { aggregateRating: {}, name: '</script>' })
    provider.server.page('/tp.min.js', () => ({ status: 200, body: 'window.isAsked = true', headers: { 'content-type': 'text/javascript' } }))
    const policy = '<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for \'script\'; trusted-types tillkit">'
    const { page, consoleErrors, pageErrors } = await openReviews(shop, provider, { main: reviewWidgetHtml({ data: { sku: 'A', name: 'N' } }), head: policy + reviewedOrderScript() })
    await page.locator(scripts).waitFor({ state: 'attached' })
    await eventually(() => page.evaluate(() => Reflect.get(window, 'isAsked') as unknown)).toBe(true)
    await page.locator(`${widget} iframe`).waitFor()
    expect([consoleErrors, pageErrors]).toEqual([[], []])
  })

  it('that is no object, or fails, is told in the console alone', async () => {
    provider.serve({}, '[1]')
    const { page, consoleErrors, pageErrors } = await openReviews(shop, provider, { main: reviewWidgetHtml({ data: { sku: 'A', name: 'N' } }) })
    await eventually(() => consoleErrors.filter((line) => line.includes('no structured data came')).length).toBe(1)
    await page.locator(`${widget} iframe`).waitFor()
    expect(await page.locator(scripts).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })
})
