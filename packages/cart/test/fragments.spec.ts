import { cartAnswer, CACHE_NAMES, LINES, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, widget, type CasePage } from './helpers.ts'
import { legacyTypes, ownEvents } from './recorder.ts'
import { asVisitor, keptHashes, type Visitor } from './storage.ts'

const shop = useShop()
const asked = () => shop.server.requestsTo('get_refreshed_fragments')
const FRAGMENT_EVENTS = ['wc_fragments_loaded', 'wc_fragments_refreshed', 'wc_fragments_ajax_error']
const rows = (page: Page) => page.locator('.mini_cart_item').count()

async function open(visitor: Visitor, more: CasePage = {}) {
  shop.server.answer('get_refreshed_fragments', () => cartAnswer(LINES.slice(1), 'x'))
  return openPage(shop, { main: widget, cart: { fragments: true }, before: asVisitor(visitor), ...more })
}

describe('what the browser keeps of the cart', () => {
  it('is shown without asking when it agrees with the cookie [cart-and-checkout-core#17]', async () => {
    const { page } = await open({ cookieHash: 'h', kept: { hash: 'h', hoursAgo: 1 } })
    await eventually(() => legacyTypes(page, ...FRAGMENT_EVENTS)).toEqual(['wc_fragments_loaded'])
    expect(await rows(page)).toBe(3)
    expect(asked()).toEqual([])
  })

  it('is asked for anew when the cookie says another hash, and kept in both stores [cart-and-checkout-core#18]', async () => {
    const { page } = await open({ cookieHash: 'x', kept: { hash: 'h', hoursAgo: 1 } })
    await eventually(() => legacyTypes(page, ...FRAGMENT_EVENTS)).toEqual(['wc_fragments_refreshed'])
    expect(asked().map(({ method }) => method)).toEqual(['POST'])
    expect(await rows(page)).toBe(1)
    expect(await keptHashes(page)).toEqual(['x', 'x'])
  })

  it('is asked for anew when it is older than a day [cart-and-checkout-core#19]', async () => {
    const { page } = await open({ cookieHash: 'h', kept: { hash: 'h', hoursAgo: 25 } })
    await eventually(() => legacyTypes(page, ...FRAGMENT_EVENTS)).toEqual(['wc_fragments_refreshed'])
    expect(asked()).toHaveLength(1)
  })

  it('asks for nothing where there is no cart, and leaves the server\'s HTML [cart-and-checkout-core#20]', async () => {
    const { page } = await open({})
    // A read by hand comes back after anything that the start would have asked for.
    const before = asked().length
    await page.evaluate(() => jQuery(document.body).trigger('wc_fragments_loaded'))
    expect(before).toBe(0)
    expect(await rows(page)).toBe(2)
    expect(await legacyTypes(page, 'wc_fragments_refreshed')).toEqual([])
    expect(asked()).toEqual([])
  })

  it('is asked for once when another tab has changed the cart [cart-and-checkout-core#21]', async () => {
    const { page, context } = await open({ cookieHash: 'h', kept: { hash: 'h' } })
    const other = await context.newPage()
    shop.server.page('/other/', '<h1>another tab</h1>')
    await other.goto(`${shop.server.origin}/other/`)
    await other.evaluate(({ cart_hash_key }) => localStorage.setItem(cart_hash_key, 'y'), CACHE_NAMES)
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
    expect(await rows(page)).toBe(1)
    expect(asked()).toHaveLength(1)
    // What tabs share is what the other one has told: an answer to that is no news.
    expect(await keptHashes(page)).toEqual(['x', 'y'])
  })

  it('is asked for when a plugin says so, and scripts without jQuery hear what came [cart-and-checkout-core#22]', async () => {
    const { page } = await open({})
    await page.evaluate(() => jQuery(document.body).trigger('wc_fragment_refresh'))
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
    expect(asked()).toHaveLength(1)
    expect(await ownEvents(page, 'refreshed')).toMatchObject([
      { args: [{ source: 'tillkit', cartHash: 'x', fragments: { 'div.widget_shopping_cart_content': expect.any(String) } }] },
    ])
  })

  it('is asked for once when only the blocks have heard of an add [cart-and-checkout-core#40]', async () => {
    const { page } = await open({})
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true })))
    await eventually(() => rows(page)).toBe(1)
    expect(asked()).toHaveLength(1)
  })
})

describe('known faults of the platform\'s script', () => {
  it('sends the time of the call, not that of the page (bug 2)', async () => {
    const { page } = await open({})
    const loaded = await page.evaluate(() => performance.timeOrigin)
    for (const times of [1, 2]) {
      await page.evaluate(() => jQuery(document.body).trigger('wc_fragment_refresh'))
      await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(times)
    }
    const [first, second] = asked().map(({ form }) => Number(form['time']))
    expect(first).toBeGreaterThan(loaded)
    expect(second).toBeGreaterThan(first ?? Infinity)
  })

  it('works where the browser refuses storage, and asks once a page (bug 12)', async () => {
    const { page, pageErrors } = await open({ cookieHash: 'h', isBlocked: true })
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
    expect([await rows(page), asked().length, pageErrors]).toEqual([1, 1, []])
  })

  it('asks when a page comes back with another cart than it shows, and only then (bug 13)', async () => {
    const { page } = await open({ cookieHash: 'h', kept: { hash: 'h' } })
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await comeBack()
    await page.context().addCookies([{ name: 'woocommerce_cart_hash', value: 'x', domain: '127.0.0.1', path: '/' }])
    await comeBack()
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
    await comeBack()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(asked()).toHaveLength(1)
    expect(await rows(page)).toBe(1)
  })

  it('heals a cache that another script has filled with something else', async () => {
    const { page, pageErrors } = await open({ cookieHash: 'h', kept: { hash: 'h', fragments: { _dswcp_skip: '1' } } })
    await eventually(() => rows(page)).toBe(1)
    expect(await page.evaluate(({ fragment_name }) => sessionStorage.getItem(fragment_name), CACHE_NAMES)).toContain('widget_shopping_cart_content')
    await page.evaluate(() => jQuery(document.body).trigger('removed_from_cart', [{ _dswcp_skip: jQuery('h2') }] as never))
    await eventually(asked).toHaveLength(2)
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(2)
    expect(await page.evaluate(({ fragment_name }) => sessionStorage.getItem(fragment_name), CACHE_NAMES)).not.toContain('_dswcp_skip')
    expect(pageErrors).toEqual([])
  })

  it('leaves the page as it was when the answer is an error, a page or has no fragments, and says so once each', async () => {
    const { page, pageErrors } = await open({})
    const said: string[] = []
    for (const answer of [{ status: 500, body: 'critical' }, '<!doctype html><p>maintenance', '{"success":true}']) {
      shop.server.answer('get_refreshed_fragments', () => answer)
      await page.evaluate(() => jQuery(document.body).trigger('wc_fragment_refresh'))
      said.push('wc_fragments_ajax_error')
      await eventually(() => legacyTypes(page, ...FRAGMENT_EVENTS)).toEqual(said)
      expect([await rows(page), asked().length, pageErrors]).toEqual([2, said.length, []])
    }
  })
})

describe('what somebody is typing in a fragment', () => {
  const shopCart = (quantity: number) => `<div class="widget_shopping_cart_content"><input class="qty" type="number" name="k1" aria-label="Quantity" value="${quantity}"></div>`
  const answer = (quantity: number) => JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': shopCart(quantity) }, cart_hash: 'x' })

  it('is still there, and gone on with, when the fragment is replaced; what was finished is the shop\'s to say', async () => {
    shop.server.answer('get_refreshed_fragments', () => answer(2))
    const { page } = await openPage(shop, { main: shopCart(1), cart: { fragments: true } })
    const refresh = async (times: number) => {
      await page.evaluate(() => void jQuery(document.body).trigger('wc_fragment_refresh'))
      await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(times)
    }
    await page.locator('input.qty').selectText()
    await page.keyboard.type('1')
    await refresh(1)
    await refresh(2)
    await page.keyboard.type('2')
    expect(await page.locator('input.qty').inputValue()).toBe('12')
    await page.keyboard.press('Enter')
    await refresh(3)
    expect(await page.locator('input.qty').inputValue()).toBe('2')
  })
})
