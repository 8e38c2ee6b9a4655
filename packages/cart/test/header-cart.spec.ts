import { atRest, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage } from './helpers.ts'

const shop = useShop()
const asked = () => shop.server.requestsTo('get_refreshed_fragments')

/** As the theme prints it: the widget is empty, and its sheet shows it under the pointer and the focus alone. */
const HEADER = `<style>
  .site-header-cart .widget_shopping_cart { display: none; padding: 10px }
  .site-header-cart:is(:hover, :focus-within) .widget_shopping_cart { display: block }
</style><ul id="site-header-cart" class="site-header-cart menu">
  <li><a class="cart-contents" href="/your-cart/" title="View your shopping cart">0 items</a></li>
  <li><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></li>
</ul>`
const EMPTY = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the basket.</p></div>' }
const words = (page: Page) => page.locator('.woocommerce-mini-cart__empty-message')

async function open() {
  shop.server.answer('get_refreshed_fragments', () => JSON.stringify({ fragments: EMPTY, cart_hash: '' }))
  const opened = await openPage(shop, { main: HEADER, cart: { fragments: true }, untouched: true })
  await atRest(opened.page, shop.server)
  expect(asked()).toEqual([])
  return opened
}

const INTENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer comes to it': (page) => page.locator('.cart-contents').hover(),
  'the focus comes to it': (page) => page.locator('.cart-contents').focus(),
}

describe('the cart in a theme\'s header, for a visitor without one', () => {
  it.each(Object.entries(INTENTS))('says that it is empty when %s, and asks the shop for that once', async (_title, come) => {
    const { page } = await open()
    await come(page)
    await words(page).waitFor()
    const box = await words(page).boundingBox()
    expect([(box?.width ?? 0) > 0, (box?.height ?? 0) > 0, await words(page).innerText()]).toEqual([true, true, 'No products in the basket.'])
    await page.mouse.move(600, 700)
    await page.locator('.cart-contents').blur()
    await eventually(() => words(page).isVisible()).toBe(false)
    await come(page)
    await words(page).waitFor()
    await atRest(page, shop.server)
    expect(asked()).toHaveLength(1)
    // The next page of the tab has it already.
    await page.mouse.move(600, 700)
    await page.reload()
    await atRest(page, shop.server)
    await come(page)
    await words(page).waitFor()
    await atRest(page, shop.server)
    expect(asked()).toHaveLength(1)
  })
})
