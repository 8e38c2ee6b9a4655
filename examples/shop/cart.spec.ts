import { holdLong, openSharedPage, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()

const LIST = '/product-category/till-rolls/'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

async function visit(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await openSharedPage(open.browser, viewport)
  // On a busy machine the first touch's code may take longer than a link is held.
  await holdLong(page)
  await page.goto(open.shop.address + path)
  return page
}

/** Adds the first product of a list and waits for its link to the cart. */
async function addFirst(page: Page, quantity: string): Promise<void> {
  await page.locator('li.product input.qty').first().fill(quantity)
  await page.locator('.ajax_add_to_cart').first().click()
  await page.locator('a.added_to_cart').first().waitFor()
}

// Each once, in a window of its own: the stories have the cart's states in both.
describe('shopping', () => {
  it('on a phone, from the list into the cart, with the tier that the quantity reaches', async () => {
    const page = await visit(LIST, PHONE)
    await addFirst(page, '12')
    await page.locator('.site-basket__count', { hasText: '12' }).waitFor()
    await page.locator('summary.site-basket').press('Enter')
    expect(await page.locator('.mini_cart_item .quantity').innerText()).toContain('£9.99')
    // Here and below: the one look at a list, with the basket of the shop's header open, and at the basket's page, within the shop.
    expect(await violations(page)).toEqual([])
    await page.locator('.woocommerce-mini-cart__buttons a').first().click()
    await page.waitForURL('**/your-cart/')
    await page.locator('.woocommerce-cart-form .qty').fill('1')
    await page.locator('.woocommerce-cart-form .qty').press('Enter')
    await page.locator('td.product-subtotal', { hasText: '£11.99' }).waitFor()
    await page.locator('.site-basket__count', { hasText: '1' }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('a coupon, a removal, an undo, and an empty cart', async () => {
    const page = await visit(LIST)
    await addFirst(page, '10')
    await page.goto(`${open.shop.address}/your-cart/`)
    await page.locator('#coupon_code').fill('save10')
    await page.locator('#coupon_code').press('Enter')
    await page.locator('tr.coupon-save10').waitFor()
    await page.locator('.product-remove > a').click()
    await page.locator('.wc-empty-cart-message').waitFor()
    await page.locator('.site-basket__count', { hasText: '0' }).waitFor()
    await page.locator('.restore-item').click()
    await page.locator('.cart_item').waitFor()
  })
})

it('the cart works by links and forms alone, without Tillkit', async () => {
  const page = await visit(`${LIST}?tillkit=off`)
  await page.locator('.ajax_add_to_cart').first().click()
  await page.locator('.woocommerce-message').waitFor()
  await page.goto(`${open.shop.address}/your-cart/?tillkit=off`)
  await page.locator('.woocommerce-cart-form .qty').fill('3')
  await page.locator('[name="update_cart"]').click()
  await page.locator('.site-basket__count', { hasText: '3' }).waitFor()
})

it('a shop that fails says so beside the button, and the button works again', async () => {
  const page = await visit(`${LIST}?answer=fail`)
  await page.locator('.ajax_add_to_cart').first().click()
  await page.locator('.tillkit-cart-error').waitFor()
})
