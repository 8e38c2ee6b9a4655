import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { button, listing, openPage } from './helpers.ts'

const shop = useShop()
const KEY = '.et-cart-info:has(span:not(:empty))'
const HEADER = '<a class="et-cart-info" href="/your-cart/"><span>3 Items</span></a><a class="et-cart-info" href="/your-cart/"><span></span></a>'

it('the count in the theme\'s header is replaced, and a key that nobody knows is passed over [mini-cart-and-multistep-checkout#33]', async () => {
  const fragments = {
    '.et-cart-info:nonsense(': '<b>never</b>',
    [KEY]: '<a class="et-cart-info" href="/your-cart/"><span>4 Items</span></a>',
    'div.a': '<div class="a">1</div>',
  }
  shop.server.answer('add_to_cart', () => JSON.stringify({ fragments, cart_hash: 'h' }))
  const { page, pageErrors } = await openPage(shop, { main: `${HEADER}${listing()}` })
  await button(page).click()
  await eventually(() => page.locator('.et-cart-info').allTextContents()).toEqual(['4 Items', ''])
  expect(await page.locator('div.a').allTextContents()).toEqual(['1', '1'])
  expect(await page.locator('b').count()).toBe(0)
  expect(pageErrors).toEqual([])
})
