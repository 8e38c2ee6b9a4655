import type { RequestListener } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shareChromium, hostsOn, waitForMount, clearPages, openSharedPage } from '@tillkit/testing'
import { F1, globalsScript, simpleProductMain } from '@tillkit/fixtures'
import type { TestPreview, TestSetup } from '../src/preview.fixtures.ts'
import { bodyOf, openPreview } from '../src/preview.fixtures.ts'
import { assets, readWhole } from '@tillkit/testing/server'

let browser: Browser
const open: TestPreview[] = []
beforeAll(async () => {
  browser = await shareChromium()
})
afterEach(async () => {
  await clearPages(browser, [])
  await Promise.all(open.splice(0).map((each) => each.close()))
})

const LAYOUT = { displayType: 'table', generation: '7.x' } as const
const LEGACY = '/wp-content/plugins/tier-pricing-table/assets/frontend/product-tiered-pricing-table.min.js'

/** A small shop with what a real one has: a legacy script, a tracker, a cart cookie, a checkout, absolute addresses. */
function shopAnswers(heard: string[], policy?: string): RequestListener {
  return (request, response) => {
    const origin = `http://${request.headers.host ?? ''}`
    heard.push(`${request.method ?? ''} ${request.url ?? ''}`)
    const send = (type: string, body: string | Buffer, headers: Record<string, string | string[]> = {}) =>
      void response.writeHead(200, { 'content-type': type, ...headers }).end(body)
    const [path = ''] = request.url?.split('?') ?? []
    const broken = () => void response.destroy()
    if (path === '/jquery.js') return void readWhole(assets.jquery).then((file) => send('text/javascript', file?.body ?? ''), broken)
    if (path === LEGACY) return send('text/javascript', `document.documentElement.dataset.legacy = 'ran'`)
    if (request.url?.includes('wc-ajax=checkout') === true) return send('application/json', '{"result":"success"}')
    bodyOf(request).then((body) => {
      const cart = /name="quantity"\s+(\d+)/.exec(body)?.[1] ?? /__Host-basket=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? '0'
      const headers = { 'set-cookie': [`__Host-basket=${cart}; Secure; Path=/; SameSite=None`] }
      send('text/html; charset=utf-8', productPage(origin, cart), policy === undefined ? headers : { ...headers, 'content-security-policy': policy })
    }, broken)
  }
}

function productPage(origin: string, cart: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Roll</title>
<script nonce="abc" src="${origin}/jquery.js" integrity="sha384-thisDoesNotFit"></script>${globalsScript().replace('<script', '<script nonce="abc"')}
<script nonce="abc" src="${LEGACY}?ver=7.1.5" id="tiered-pricing-table-front-js-js"></script>
<script nonce="abc" async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
</head><body><p id="basket">${cart}</p><a id="abs" href="${origin}/cart/">Basket</a>
<main>${simpleProductMain(F1, LAYOUT)}</main>
<form id="order" method="post" action="${origin}/checkout/"><input type="hidden" name="billing_email" value="a@b.test">
<button name="woocommerce_checkout_place_order" value="1">Place order</button></form>
</body></html>`
}

interface Visit {
  page: Page
  /** What the shop was asked. */
  heard: string[]
  /** What the browser asked of others. */
  outside: string[]
  /** Errors on the console. */
  complaints: string[]
  shop: TestPreview
}

async function visit({ policy, ...setup }: TestSetup & { policy?: string } = {}): Promise<Visit> {
  const heard: string[] = []
  const shop = await openPreview(shopAnswers(heard, policy), setup)
  open.push(shop)
  const page = await openSharedPage(browser)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.preview.origin)) outside.push(request.url())
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(`${shop.preview.origin}/product/roll/`)
  return { page, heard, outside, complaints, shop }
}

const legacyRan = (page: Page) => page.evaluate(() => document.documentElement.dataset.legacy === 'ran')

describe('a shop in the preview', () => {
  it('runs Tillkit instead of its legacy script, and calls no tracker', async () => {
    const { page, heard, outside, complaints } = await visit()
    await waitForMount(page)
    expect(await legacyRan(page)).toBe(false)
    expect(heard.filter((line) => line.includes(LEGACY))).toEqual([])
    await page.locator('.quantity input.qty').first().fill('10')
    await page.locator('.tiered-pricing--active[data-tiered-quantity="10"]').first().waitFor()
    const status = await page.evaluate(async () => {
      const script = document.createElement('script')
      const settled = new Promise((resolve) => {
        script.onload = script.onerror = resolve
      })
      script.src = 'https://www.google-analytics.com/analytics.js'
      document.head.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="https://www.facebook.com/tr?id=1">')
      new Image().src = 'https://bat.bing.com/action/0'
      navigator.sendBeacon('https://www.google-analytics.com/g/collect', 'x')
      await settled
      return (await fetch('https://stats.wp.com/g.gif')).status
    })
    expect(status).toBe(204)
    expect(outside).toEqual([])
    expect(complaints).toEqual([])
  })

  it('keeps its cart over a sent form, in cookies that wanted https', async () => {
    const { page, shop } = await visit()
    expect(await page.locator('#abs').getAttribute('href')).toBe(`${shop.preview.origin}/cart/`)
    await page.locator('.quantity input.qty').first().fill('7')
    await page.locator('form.cart [type="submit"]').first().click()
    await page.locator('#basket', { hasText: '7' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('__Host-basket=7')
    await page.goto(`${shop.preview.origin}/product/roll/`)
    expect(await page.locator('#basket').textContent()).toBe('7')
    const kept = await page.evaluate(() => {
      document.cookie = 'mine=1; domain=.the-shop.example; path=/; secure'
      return document.cookie
    })
    expect(kept).toContain('mine=1')
  })

  it('places no order, by script or by form, and says so', async () => {
    const { page, heard } = await visit()
    const answer = await page.evaluate(async () => (await fetch('/?wc-ajax=checkout', { method: 'POST', body: new URLSearchParams({ billing_email: 'a' }) })).json())
    expect(answer).toMatchObject({ result: 'failure', messages: expect.stringContaining('woocommerce-error') })
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByRole('heading', { name: 'No order was placed' }).waitFor()
    expect(heard.filter((line) => line.startsWith('POST'))).toEqual([])
  })

  it('is never called, loaded or followed by an address that a script has put together', async () => {
    const { page, heard, outside, shop } = await visit()
    const answers = await page.evaluate(async (address) => {
      const form = Object.assign(document.createElement('form'), { action: `${address}/sent/`, id: 'built-form', innerHTML: '<button>Send</button>' })
      document.body.prepend(form)
      const call = new XMLHttpRequest()
      const answered = new Promise((resolve) => {
        call.onloadend = resolve
      })
      call.open('POST', `${address}/?wc-ajax=checkout`)
      call.send('')
      await answered
      navigator.sendBeacon(`${address}/beacon`, 'x')
      await fetch(new Request(`${address}/request`, { method: 'POST', body: 'x' }))
      const image = new Image()
      image.src = `${address}/image`
      return [call.responseText, (await fetch(`${address}/fetched`)).url, image.src, new EventSource(`${address}/events`).url]
    }, shop.shop)
    const { origin } = shop.preview
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ result: 'failure' })
    expect(answers.slice(1)).toEqual([`${origin}/fetched`, `${origin}/image`, `${origin}/events`])
    await page.click('#built-form button')
    await page.waitForURL(`${origin}/sent/?`)
    // In a task of its own: the page goes while the call is answered.
    await page.evaluate((address) => void setTimeout(() => location.assign(`${address}/moved/`)), shop.shop)
    await page.waitForURL(`${origin}/moved/`)
    await page.evaluate((address) => document.body.insertAdjacentHTML('afterbegin', `<a id="built-link" href="${address}/linked/">Follow</a>`), shop.shop)
    await page.click('#built-link')
    await page.waitForURL(`${origin}/linked/`)
    expect(outside).toEqual([])
    // A beacon is sent when the browser finds time for it.
    expect(heard.filter((line) => /beacon|request|checkout$/.test(line)).sort()).toEqual(['POST /beacon', 'POST /request'])
  })

  it('places orders with --allow-orders', async () => {
    const { page, heard } = await visit({ allowOrders: true })
    const answer = await page.evaluate(async () => (await fetch('/?wc-ajax=checkout', { method: 'POST' })).json())
    expect(answer).toEqual({ result: 'success' })
    expect(heard).toContain('POST /?wc-ajax=checkout')
    await page.locator('tillkit-preview-bar').getByText('orders are real').waitFor()
  })

  it('runs its own script at ?tillkit=off, and the bar leads there and back', async () => {
    const { page } = await visit()
    await page.getByRole('link', { name: 'Without Tillkit' }).click()
    await page.getByRole('link', { name: 'With Tillkit' }).waitFor()
    expect(new URL(page.url()).search).toBe('?tillkit=off')
    expect(await legacyRan(page)).toBe(true)
    expect(await hostsOn(page)).toBeUndefined()
    await page.getByRole('link', { name: 'With Tillkit' }).click()
    await page.getByRole('link', { name: 'Without Tillkit' }).waitFor()
    await waitForMount(page)
    expect(await legacyRan(page)).toBe(false)
  })

  it('works under a strict policy with a nonce, and nothing allowed by its host', async () => {
    const { page } = await visit({ policy: "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; trusted-types tillkit; upgrade-insecure-requests" })
    await waitForMount(page)
    await page.locator('tillkit-preview-bar').getByText('1 widget at work').waitFor()
    expect(await legacyRan(page)).toBe(false)
  })
})

describe('the bar', () => {
  it('opens, closes and hides by keyboard, and stays as it was on the next page', async () => {
    const { page } = await visit()
    const details = page.getByRole('button', { name: 'Details' })
    await details.press('Enter')
    expect(await details.getAttribute('aria-expanded')).toBe('true')
    await page.locator('tillkit-preview-bar').getByText('tiered-pricing-table-front-js').waitFor()
    await page.keyboard.press('Escape')
    expect(await details.getAttribute('aria-expanded')).toBe('false')
    await page.getByRole('button', { name: 'Hide the preview bar' }).press('Enter')
    const show = page.getByRole('button', { name: /^Show the preview bar/ })
    expect(await show.evaluate((button: HTMLElement) => button.matches(':focus'))).toBe(true)
    await page.reload()
    await show.press('Enter')
    await details.waitFor()
  })

  it('leaves room for the end of the page, and gives it back when it is hidden; the debug panel stands above it', async () => {
    const { page } = await visit()
    await page.goto(`${page.url()}?tillkit-debug`)
    await page.waitForFunction(() => {
      const [bar, panel] = ['tillkit-preview-bar', 'tillkit-debug'].map((name) => document.querySelector(name)?.shadowRoot?.querySelector('section')?.getBoundingClientRect())
      return bar && panel && bar.height > 0 && panel.height > 0 && panel.bottom <= bar.top
    })
    await page.setViewportSize({ width: 390, height: 400 })
    const room = () => page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom)
    await page.waitForFunction(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const bar = document.querySelector('tillkit-preview-bar')?.shadowRoot?.querySelector('section')
      const end = document.querySelector('#order button')
      return bar && end && end.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
    })
    await page.emulateMedia({ media: 'print' })
    expect(await room()).toBe('0px')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Hide the preview bar' }).press('Enter')
    await page.waitForFunction(() => getComputedStyle(document.documentElement).paddingBottom === '0px')
  })

  it.each([390, 1280])('fits %i px with its details open, and nothing is cut off', async (width) => {
    const { page } = await visit()
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Details' }).click()
    const boxes = await page
      .locator('tillkit-preview-bar')
      .evaluate((bar) => [...(bar.shadowRoot?.querySelectorAll('button, a, dd, .fact') ?? [])].map((each) => each.getBoundingClientRect().toJSON()))
    const drawn = boxes.filter((box) => box.width > 0)
    expect(drawn.length).toBeGreaterThan(8)
    for (const { left, right, bottom } of drawn) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom).toBeLessThanOrEqual(800)
    }
  })

  it('says when the legacy script is hidden in a combined file', async () => {
    const html = `<!doctype html><html><head>${globalsScript()}<script defer src="/cache/all.js"></script></head><body>${simpleProductMain(F1, LAYOUT)}</body></html>`
    const code = `/* tieredPricingGlobalData */ document.addEventListener('tiered_price_update', () => undefined)`
    const shop = await openPreview((request, response) => {
      const bundle = request.url === '/cache/all.js'
      response.writeHead(200, { 'content-type': bundle ? 'text/javascript' : 'text/html' }).end(bundle ? code : html)
    })
    open.push(shop)
    const page = await openSharedPage(browser)
    await page.goto(shop.preview.origin)
    await page.getByRole('button', { name: 'Details' }).click()
    await page.locator('tillkit-preview-bar').getByText('is in /cache/all.js').waitFor()
    expect(shop.printed.join()).toContain('/cache/all.js holds the legacy script')
  })
})
