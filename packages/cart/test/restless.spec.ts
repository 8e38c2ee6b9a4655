import { cartAnswer, cartPageHtml, fixturePage, LINES, noticeHtml, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, unitState, widget, type CasePage } from './helpers.ts'
import { legacyTypes } from './recorder.ts'

const shop = useShop()
const CART = '/your-cart/'
const page = (main = cartPageHtml({ lines: LINES })) => fixturePage({ main, globals: '', tillkit: false })
const sentTo = (method: string) => shop.server.requests.filter((request) => request.path === CART && request.method === method)
const asked = () => shop.server.requestsTo('get_refreshed_fragments')

/** As many pages do with their history as they come. */
const OVERWRITES = '<script>history.replaceState(null, "", location.href)</script>'

/** Opens the cart page with a mini cart on it. */
async function open(main = cartPageHtml({ lines: LINES }), more: CasePage = {}) {
  shop.server.answer('get_refreshed_fragments', () => cartAnswer(LINES, 'x'))
  const opened = await openPage(shop, { path: CART, main: main + widget, cart: { cart: true, fragments: true }, ...more })
  shop.server.page(CART, () => page())
  return opened
}

describe('scripts that answer each of our events with another', () => {
  it('fragments that are wanted whenever the page was updated do not bring the page again', async () => {
    const { page: opened } = await open()
    await opened.evaluate(() => jQuery(document.body).on('updated_wc_div', () => void jQuery(document.body).trigger('wc_fragment_refresh')))
    await opened.locator('input.qty').first().fill('9')
    await opened.locator('[name="update_cart"]').click()
    await eventually(() => legacyTypes(opened, 'wc_fragments_refreshed')).toHaveLength(1)
    // One more, by hand, ends after anything that the first had set going.
    await opened.evaluate(() => jQuery(document.body).trigger('wc_fragment_refresh'))
    await eventually(() => legacyTypes(opened, 'wc_fragments_refreshed')).toHaveLength(2)
    expect([sentTo('POST').length, sentTo('GET').length, asked().length]).toEqual([1, 1, 2])
  })

  it('what is said to be added because fragments were shown is not asked after', async () => {
    shop.server.answer('get_refreshed_fragments', () => cartAnswer(LINES, 'x'))
    const { page: opened } = await openPage(shop, { main: widget, cart: { fragments: true } })
    await opened.evaluate(() => jQuery(document.body).on('wc_fragments_refreshed', () => void jQuery(document.body).trigger('added_to_cart')))
    for (const times of [1, 2]) {
      await opened.evaluate(() => jQuery(document.body).trigger('wc_fragment_refresh'))
      await eventually(() => legacyTypes(opened, 'wc_fragments_refreshed')).toHaveLength(times)
    }
    expect(asked()).toHaveLength(2)
  })

  it('a page from a cache that says that the cart is empty is loaded anew once', async () => {
    const add = 'jQuery(document.body).trigger("added_to_cart", [{}, "h"])'
    const { page: opened } = await open(cartPageHtml({ lines: [] }), { path: '/before/', head: OVERWRITES })
    const cached = await opened.content()
    let [loaded, read] = [0, 0]
    shop.server.page(CART, ({ headers }) => {
      if (headers['x-requested-with']) read += 1
      else loaded += 1
      return headers['x-requested-with'] ? page() : cached.replace('</head>', `<script>addEventListener("tillkit:mounted", ({ detail }) => detail.unit === "cart-page" && ${add})</script></head>`)
    })
    await opened.goto(`${shop.server.origin}${CART}`)
    await eventually(() => read).toBe(2)
    await opened.evaluate(add)
    await eventually(() => read).toBe(3)
    await opened.evaluate(add)
    await eventually(() => read).toBe(4)
    expect(loaded).toBe(2)
  })

  it('a nonce that a cache keeps for ever is not good twice, which is said', async () => {
    shop.server.answer('apply_coupon', () => ({ status: 403, body: '-1' }))
    const { page: opened } = await open(undefined, { path: '/before/', head: OVERWRITES })
    const cached = await opened.content()
    let loaded = 0
    shop.server.page(CART, ({ headers }) => {
      if (!headers['x-requested-with']) loaded += 1
      return cached
    })
    await opened.goto(`${shop.server.origin}${CART}`)
    for (const times of [1, 2]) {
      await eventually(() => loaded).toBe(times)
      await eventually(() => unitState(opened, 'cart-page')).toEqual(['mounted'])
      await opened.locator('#coupon_code').fill('save10')
      await opened.locator('[name="apply_coupon"]').click()
    }
    await eventually(() => opened.locator('.woocommerce-error').textContent()).toContain('out of date')
    expect([loaded, await opened.locator('#coupon_code').inputValue()]).toEqual([2, 'save10'])
  })
})

describe('wc_update_cart', () => {
  it('is heard at the document too', async () => {
    const { page: opened } = await open()
    await opened.evaluate(() => jQuery(document).trigger('wc_update_cart'))
    await eventually(() => legacyTypes(opened, 'updated_wc_div')).toHaveLength(1)
    expect(sentTo('GET')).toHaveLength(2)
  })

  it.each([[[], 0], [[true], 1]] as const)('with %j leaves %i of the notices', async (args, left) => {
    const { page: opened } = await open(cartPageHtml({ lines: LINES, notices: noticeHtml('success', ['Old.']) }))
    await opened.evaluate((passed) => jQuery(document.body).trigger('wc_update_cart', [...passed]), args)
    await eventually(() => legacyTypes(opened, 'updated_wc_div')).toHaveLength(1)
    expect(await opened.locator('.woocommerce-message').count()).toBe(left)
  })
})
