import { eventually, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, useOpenShop } from './test-shop.ts'

const open = useOpenShop()
const visit = (path: string) => openPage(open, path)

const shown = (page: Page, id: string) => page.locator(`#tab-${id}`).evaluate((panel) => getComputedStyle(panel).contentVisibility !== 'hidden' && panel.getBoundingClientRect().height > 0)

it('a shopper reads reviews, writes one, and is led to it', async () => {
  const { page, faults } = await visit('/reviewed/rolls/')
  await page.locator('.woocommerce-review-link').click()
  await eventually(() => shown(page, 'reviews')).toBe(true)
  await page.locator('p.stars .star-4').click()
  await page.locator('#comment').fill('They fit.')
  await page.locator('#author').fill('Ann')
  await page.locator('#email').fill('ann@example.test')
  await page.locator('#submit').click()
  await eventually(() => page.url()).toContain('#comment-66')
  await eventually(() => page.locator('#comment-66').isVisible()).toBe(true)
  expect(await page.locator('#comment-66').innerText()).toContain('They fit.')
  expect([faults, await violations(page)]).toEqual([[], []])
})

it('products of a group go into the basket together, and another shop\'s is bought there', async () => {
  const { page, faults } = await visit('/reviewed/group/')
  const [first, second] = await page.locator('form.cart input.qty').all()
  await first?.fill('2')
  await second?.fill('3')
  await page.locator('.single_add_to_cart_button').click()
  await eventually(() => page.locator('.woocommerce-message').count()).toBe(2)
  await page.goto(`${open.shop.address}/reviewed/partner/`)
  await page.locator('.single_add_to_cart_button').click()
  await eventually(() => page.url()).toContain('/reviewed/partner/shop/?sku=9&ref=shop')
  expect(faults).toEqual([])
})
