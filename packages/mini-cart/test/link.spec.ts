import { heldFile, heldTimers, holdLong, LINES, useShop, type MiniCart } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerCalls, answerTo, CALL, calls, field, link, M, module, openPage, openSide, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
/** How long a dropdown outlasts the pointer, in ms. */
const GRACE = 250
const pathOf = (page: Page) => new URL(page.url()).pathname
const sideState = (page: Page) => stateOf(page, `[id="${SIDE}"]`)
const moduleState = (page: Page) => stateOf(page, `.ags_woo_mini_cart.${M}`)
const dropdown = (page: Page) => module(page).locator('.dswcp-dropdown-cart')
const open = (cart: Partial<MiniCart>, options: Parameters<typeof openPage>[1] = {}) => openPage(shop, { carts: [cart], ...options })

describe('the link', () => {
  it('leads where it says without an action [mini-cart-and-multistep-checkout#5]', async () => {
    const { page } = await open({ click: 'cartpage', hover: 'none' })
    expect(await link(page).getAttribute('role')).toBeNull()
    await link(page).click()
    await page.waitForURL('**/your-cart/')
  })

  it('takes the mobile action at 980 px [mini-cart-and-multistep-checkout#6]', async () => {
    const { page } = await open({ click: 'sidecart', clickMobile: 'sidecart' }, { width: 980 })
    await openSide(page)
    expect(await sideState(page)).toContain('dswcp-show-side-cart')
  })

  it('takes the desktop action at 981 px [mini-cart-and-multistep-checkout#7]', async () => {
    const { page } = await open({ click: 'dropdowncart', clickMobile: 'sidecart', hover: 'none' }, { width: 981 })
    await link(page).click()
    expect(await moduleState(page)).toContain('dswcp-show-dropdown')
    expect(await dropdown(page).isVisible()).toBe(true)
  })

  it('is no dead tap where there is no side cart [mini-cart-and-multistep-checkout#8]', async () => {
    const { page } = await open({ click: 'dropdowncart', clickMobile: 'sidecart' }, { width: 400, touch: true })
    await link(page).tap()
    await page.waitForURL('**/your-cart/')
  })

  it('toggles the dropdown, whose button closes it [mini-cart-and-multistep-checkout#9]', async () => {
    const { page } = await open({ click: 'dropdowncart' })
    await link(page).click()
    expect(await moduleState(page)).toContain('dswcp-show-dropdown')
    expect(await link(page).getAttribute('aria-expanded')).toBe('true')
    await link(page).click()
    expect(await moduleState(page)).not.toContain('dswcp-show-dropdown')
    expect(await link(page).getAttribute('aria-expanded')).toBe('false')
    await link(page).click()
    await dropdown(page).locator('.dswcp-close').click()
    expect(await moduleState(page)).not.toContain('dswcp-show-dropdown')
    // Also while the pointer is still over it.
    expect(await dropdown(page).isVisible()).toBe(false)
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(pathOf(page)).toBe('/shop/')
  })

  it('of an open dropdown is a plain link once the window is narrow', async () => {
    const { page } = await open({ click: 'dropdowncart', clickMobile: 'cartpage' })
    await link(page).click()
    await page.setViewportSize({ width: 900, height: 800 })
    await eventually(() => link(page).getAttribute('role')).toBeNull()
    expect(await link(page).getAttribute('aria-expanded')).toBeNull()
  })

  it('of a dropdown leads to the cart on a phone [mini-cart-and-multistep-checkout#10]', async () => {
    const { page } = await open({ click: 'dropdowncart', clickMobile: 'cartpage' }, { width: 980 })
    expect(await link(page).getAttribute('role')).toBeNull()
    await link(page).click()
    await page.waitForURL('**/your-cart/')
  })

  it('shows the dropdown to a keyboard until the focus leaves the module [mini-cart-and-multistep-checkout#11]', async () => {
    const { page } = await open({})
    await page.locator('header > a').focus()
    await page.keyboard.press('Tab')
    expect(await dropdown(page).isVisible()).toBe(true)
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await dropdown(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
      expect(await dropdown(page).isVisible()).toBe(true)
    }
    await page.locator('a[href="/elsewhere/"]').focus()
    expect(await dropdown(page).isVisible()).toBe(false)
  })

  it('keeps the address of the cart after an answer [mini-cart-and-multistep-checkout#31]', async () => {
    answerCalls(shop)
    const { page } = await open({ click: 'sidecart', clickMobile: 'cartpage' }, { width: 400 })
    await page.evaluate(() => (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger('updated_wc_div'))
    await eventually(() => calls(shop)).toHaveLength(1)
    await eventually(() => moduleState(page)).not.toContain('ags_woo_mini_cart_updating')
    expect(await link(page).getAttribute('href')).toBe('/your-cart/')
    await link(page).click()
    await page.waitForURL('**/your-cart/')
  })

  it('stays in reach of a mouse where the hovered dropdown lies over it', async () => {
    const { page } = await open({})
    await link(page).hover()
    expect(await dropdown(page).isVisible()).toBe(true)
    await openSide(page)
  })

  it('says how much is in the cart, and Space presses it', async () => {
    const { page } = await open({ amount: 'after' })
    expect(await page.getByRole('button', { name: '8 items in cart £187.98', exact: true }).count()).toBe(1)
    await link(page).focus()
    await page.keyboard.press('Space')
    expect(await sideState(page)).toContain('dswcp-show-side-cart')
  })

  it('is held until its code has come, and pressed once', async () => {
    const held = heldFile('mini-cart.js')
    const { page } = await open({}, { waitForMount: false, before: (opened) => Promise.all([holdLong(opened), held.before(opened)]) })
    await link(page).click({ noWaitAfter: true })
    await held.release()
    await eventually(() => sideState(page)).toContain('dswcp-show-side-cart')
  })
})

describe('a hovered dropdown', () => {
  it('outlasts the way over a gap, and Escape closes it', async () => {
    const grace = heldTimers(GRACE)
    const head = '<style>.dswcp-dropdown-cart-container { top: 90px !important; padding: 0 !important }</style>'
    const { page } = await open({}, { head, before: grace.before })
    await link(page).hover()
    const box = await dropdown(page).boundingBox()
    if (!box) throw new Error('The dropdown has no box')
    await page.mouse.move(box.x + 40, box.y - 20, { steps: 4 })
    await eventually(() => grace.waits(page)).toEqual([GRACE])
    await page.mouse.move(box.x + 40, box.y + 20, { steps: 4 })
    await eventually(() => grace.waits(page)).toEqual([])
    expect(await dropdown(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await dropdown(page).isVisible()).toBe(false)
    await page.mouse.move(5, 400)
    await eventually(() => moduleState(page)).toEqual([])
    await link(page).hover()
    await eventually(() => dropdown(page).isVisible()).toBe(true)
  })

  it('stays with a keyboard that removes lines in it, to the last', async () => {
    answerCalls(shop)
    const { page } = await open({ click: 'dropdowncart' })
    const lines = dropdown(page).locator('[data-cart-item-key]')
    await link(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => lines.count()).toBe(1)
    expect(await dropdown(page).isVisible()).toBe(true)
    expect(await lines.locator('.dswcp-remove').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => lines.count()).toBe(0)
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('that a click opened closes by a click elsewhere', async () => {
    const { page } = await open({ click: 'dropdowncart', hover: 'none' })
    await link(page).click()
    await page.mouse.click(20, 500)
    expect(await moduleState(page)).not.toContain('dswcp-show-dropdown')
  })
})

describe('copies', () => {
  it('of one module share one side cart, which no answer doubles [mini-cart-and-multistep-checkout#32]', async () => {
    const shopCart = answerCalls(shop)
    const { page } = await openPage(shop, { carts: [{}, { label: 'Basket' }] })
    expect(await page.locator(`[id="${SIDE}"]`).count()).toBe(1)
    await page.locator('.dswcp-cart-link').first().evaluate((element: HTMLElement) => element.click())
    await field(page).fill('9')
    await field(page).press('Enter')
    await eventually(() => page.locator('.dswcp-count').allTextContents().then((texts) => texts.map((text) => text.trim()))).toEqual(['10', '10'])
    await eventually(() => stateOf(page, `.ags_woo_mini_cart.${M} >> nth=1`)).not.toContain('ags_woo_mini_cart_updating')
    expect(shopCart.lines[0]?.quantity).toBe(9)
    expect(calls(shop).map(({ sideCartId, cartAction }) => [sideCartId, cartAction])).toEqual([[SIDE, 'update-quantity'], ['', undefined]])
    expect(await page.locator(`body > [id="${SIDE}"]`).count()).toBe(1)
    expect(await page.locator('.dswcp-side-cart').count()).toBe(1)
  })

  it('that a script made of a menu are updated by one request', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop)
    await module(page).evaluate((element) => element.parentElement?.after(element.parentElement.cloneNode(true)))
    await eventually(() => page.locator('.dswcp-cart-link[role="button"]').count()).toBe(2)
    const answer = shop.server.hold(CALL)
    await page.evaluate(() => (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger('added_to_cart', [{}, 'h']))
    answer.send(answerTo(await answer.arrived(), LINES.slice(1)))
    await eventually(() => page.locator('.dswcp-count').allTextContents().then((texts) => texts.map((text) => text.trim()))).toEqual(['1', '1'])
    expect(calls(shop)).toHaveLength(1)
    expect(await side(page).locator('[data-cart-item-key]').count()).toBe(1)
  })
})
