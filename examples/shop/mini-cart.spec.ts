import { openSharedPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const open = useOpenShop()

const LIST = '/product-category/till-rolls/'
const side = '.dswcp-side-cart'

async function visit(query: string, width = 1280): Promise<Page> {
  const page = await openSharedPage(open.browser, { width })
  await page.goto(`${open.shop.address}${LIST}${query}`)
  return page
}

/** Adds the first products of the list; the header's count says when they are in the cart. */
async function add(page: Page, products = 1): Promise<void> {
  for (let index = 0; index < products; index += 1) {
    await page.locator('.ajax_add_to_cart').nth(index).click()
    await page.locator('.dswcp-count', { hasText: String(index + 1) }).first().waitFor()
  }
}

describe.each([390, 1280])('a side cart at %d px', (width) => {
  it('follows an add, reckons with tiers, gives a line up and takes it back', async () => {
    const page = await visit('?basket=side', width)
    await add(page, 2)
    await page.locator('.dswcp-cart-link').click()
    const field = page.locator(`${side} input.dswcp-quantity`).first()
    await field.fill('12')
    await field.press('Enter')
    await page.locator(`${side} .dswcp-product-price`, { hasText: '£9.99' }).waitFor()
    await page.locator(`${side} .dswcp-remove`).last().click()
    await page.locator('.tillkit-mini-cart-undo button').waitFor()
    expect(await page.locator(`${side} [data-cart-item-key]`).count()).toBe(1)
    await page.locator('.tillkit-mini-cart-undo button').click()
    await page.locator(`${side} [data-cart-item-key]`).nth(1).waitFor()
    await page.locator(`${side} .dswcp-btn-cart`).click()
    await page.waitForURL(/your-cart/)
    expect(await page.locator('.cart_item').count()).toBe(2)
  })
})

it('the cart\'s page and the side cart follow each other', async () => {
  const page = await visit('?basket=side')
  await add(page)
  await page.goto(`${open.shop.address}/your-cart/?basket=side`)
  await page.locator('.dswcp-cart-link').click()
  const field = page.locator(`${side} input.dswcp-quantity`)
  await field.fill('10')
  await field.press('Enter')
  await page.locator('.woocommerce-cart-form input.qty[value="10"]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.woocommerce-cart-form input.qty').fill('4')
  await page.locator('.woocommerce-cart-form input.qty').press('Enter')
  await page.locator('.dswcp-count', { hasText: '4' }).waitFor()
})

it('a dropdown shows on hover, and by keyboard alone', async () => {
  const page = await visit('?basket=dropdown')
  await add(page)
  const dropdown = page.locator('.dswcp-dropdown-cart')
  await page.locator('.dswcp-cart-link').hover()
  await dropdown.waitFor()
  await page.mouse.move(5, 700)
  await dropdown.waitFor({ state: 'hidden' })
  await page.locator('.dswcp-cart-link').press('Enter')
  await dropdown.locator('.dswcp-close').press('Enter')
  await dropdown.waitFor({ state: 'hidden' })
})

it('a shop that fails is said, and what was shown is taken back', async () => {
  const page = await visit('?basket=side')
  await add(page)
  await page.goto(`${open.shop.address}${LIST}?basket=side&answer=fail`)
  await page.locator('.dswcp-cart-link').click()
  await page.locator(`${side} .dswcp-remove`).click()
  await page.locator('.tillkit-mini-cart-note').waitFor()
  expect(await page.locator('.dswcp-count').textContent().then((text) => text?.trim())).toBe('1')
})

describe('the call of a mini cart', () => {
  const call = async (page: Page, fields: Record<string, string>) =>
    page.evaluate(async (form) => {
      const { dataset } = document.querySelector<HTMLElement>('.ags_woo_mini_cart') as HTMLElement
      const body = new URLSearchParams({ action: 'dswcp_update_cart', _ajax_nonce: dataset['updateCartNonce'] ?? '', cartConfig: dataset['updateCartConfig'] ?? '', sideCartId: '', ...form })
      const answer = await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body })
      return [answer.status, (await answer.text()).slice(0, 60)] as const
    }, fields)

  it('checks nonce, signature and fields as the plugin does', async () => {
    const page = await visit('?basket=side')
    await add(page)
    const key = await page.locator('[data-cart-item-key]').first().getAttribute('data-cart-item-key') ?? ''
    expect(await call(page, { cartAction: 'item-remove', item: key, _ajax_nonce: 'wrong' })).toEqual([403, '-1'])
    expect(await call(page, { cartAction: 'update-quantity', item: key })).toEqual([200, '{"success":false}'])
    expect(await call(page, { cartAction: 'nonsense', item: key })).toEqual([200, '{"success":false}'])
    expect(await call(page, { cartConfig: 'e30=|old' })).toEqual([200, '{"success":true,"data":{"reload":1}}'])
    expect((await call(page, { _ajax_nonce: 'wrong' }))[1]).toContain('{"success":true,"data":{"html":"<a href=')
  })
})
