import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { open } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const NAME = '#billing_first_name'
const KEPT = 'tillkit-checkout-typed'

describe('what was typed into a checkout', () => {
  it('is there again when its shopper loads the page anew, and when she comes back from another', async () => {
    const { page } = await open(shop)
    const url = page.url()
    await page.locator(NAME).fill('Ann')
    await page.locator('#order_comments').fill('Ring twice')
    await page.reload()
    await eventually(() => page.locator(NAME).inputValue()).toBe('Ann')
    shop.server.page('/elsewhere/', '<!doctype html><title>Elsewhere</title>')
    await page.goto(`${shop.server.origin}/elsewhere/`)
    await page.goto(url)
    await eventually(() => page.locator(NAME).inputValue()).toBe('Ann')
    expect(await page.locator('#order_comments').inputValue()).toBe('Ring twice')
  })

  it('is kept no more once its order is placed', async () => {
    const { page } = await open(shop, { sample: { values: 'full' } })
    await page.locator(NAME).fill('Eve')
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT)).toBeNull()
  })

  it('is kept no more where the browser posts its order', async () => {
    const { page } = await open(shop, { sample: { values: 'full' }, before: (tab) => tab.route('**/checkout.touched.js', (route) => route.abort()) })
    await page.locator(NAME).fill('Eve')
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT)).toBeNull()
  })
})
