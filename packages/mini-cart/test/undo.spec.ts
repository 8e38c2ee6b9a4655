import { LINES, classicMiniCartWidgetHtml, miniCartAnswer, useShop, visitCart } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerCalls, answerTo, CALL, calls, count, module, openPage, openSide, remove, side } from './helpers.ts'

const shop = useShop()
const widget = classicMiniCartWidgetHtml({ lines: LINES })
const notice = (page: Page) => side(page).locator('.tillkit-mini-cart-undo')
const reactFiles = () => shop.server.requests.filter(({ path }) => path.endsWith('/react.js'))

/** A page with the classic cart too, whose remove links carry the platform's nonce. */
async function open(below = widget) {
  const shopCart = answerCalls(shop)
  const opened = await openPage(shop, { below, alone: true })
  const { page } = opened
  shop.server.page('/your-cart/', (request) => visitCart(request, { cart: shopCart, isTrusted: (_what, nonce) => nonce === '2734ed1658' }))
  await openSide(page)
  return { ...opened, cart: shopCart }
}

describe('a removal', () => {
  it('is taken back by the platform\'s own address', async () => {
    const { page, cart: shopCart } = await open()
    expect(reactFiles()).toEqual([])
    await remove(page).click()
    await notice(page).waitFor()
    expect(await notice(page).textContent()).toBe('“Thermal till rolls 80x80” was removed. Undo')
    expect((await count(page).textContent())?.trim()).toBe('1')
    const answer = shop.server.hold(CALL)
    await notice(page).getByRole('button', { name: 'Undo' }).press('Enter')
    // A keyboard stays in the dialog, and goes to the line that comes back.
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('dswcp-close')
    const request = await answer.arrived()
    answer.send(answerTo(request, shopCart.lines))
    await eventually(() => side(page).locator('[data-cart-item-key="k1"]').count()).toBe(1)
    await eventually(() => remove(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(shop.server.requests.find(({ path }) => path === '/your-cart/')?.query).toEqual({ undo_item: 'k1', _wpnonce: '2734ed1658' })
    expect(shopCart.lines).toHaveLength(2)
    expect((await count(page).textContent())?.trim()).toBe('8')
    expect(await notice(page).count()).toBe(0)
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('“Thermal till rolls 80x80” is back in your cart.')
  })

  it('that the shop does not take back is said', async () => {
    const { page } = await open()
    await remove(page).click()
    await notice(page).waitFor()
    shop.server.answer(CALL, () => miniCartAnswer({ lines: LINES.slice(1) }))
    shop.server.page('/your-cart/', '<h1>cart</h1>')
    await notice(page).getByRole('button').click()
    await eventually(() => side(page).locator('.tillkit-mini-cart-note').count()).toBe(1)
  })

  it('without a nonce on the page offers nothing, and brings no React', async () => {
    const { page } = await open('')
    await remove(page).click()
    await eventually(() => side(page).locator('[data-cart-item-key]').count()).toBe(1)
    expect(await notice(page).count()).toBe(0)
    expect(reactFiles()).toEqual([])
  })

  it('from the dropdown is offered back there', async () => {
    const { page } = await open()
    await page.keyboard.press('Escape')
    await page.locator('.dswcp-cart-link').hover()
    await page.mouse.move(0, 500)
    await page.locator('.dswcp-cart-link').hover()
    await module(page).locator('.dswcp-dropdown-cart [data-cart-item-key="k2"] .dswcp-remove').click()
    await module(page).locator('.dswcp-dropdown-cart .tillkit-mini-cart-undo').waitFor()
    expect(calls(shop)[0]).toMatchObject({ cartAction: 'item-remove', item: 'k2' })
    expect(await notice(page).count()).toBe(0)
  })
})
