import { LINES, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { actions, answerCalls, answerTo, CALL, field, link, openPage, openSide, remove, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())
const NAMES = [
  'Close', 'Remove item: Thermal till rolls 80x80', 'Thermal till rolls 80x80', 'Quantity: Thermal till rolls 80x80',
  'Remove item: Printer ribbon 4', 'Printer ribbon 4', 'Quantity: Printer ribbon 4', 'Go to Cart', 'Checkout',
]

describe('the side cart as a dialog', () => {
  it('keeps Tab inside, each control with a name', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const seen = [await focused(page)]
    for (let stop = 1; stop < NAMES.length; stop += 1) {
      await page.keyboard.press('Tab')
      seen.push(await focused(page))
    }
    expect(seen).toEqual(NAMES)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Checkout')
  })

  it('leaves Tab to a dialog that opens over it', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.innerHTML = '<button>Subscribe</button><button>No, thanks</button>'
      document.body.append(dialog)
      dialog.showModal()
    })
    expect(await focused(page)).toBe('Subscribe')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('No, thanks')
  })

  it('is out of reach while it is closed', async () => {
    const { page } = await openPage(shop)
    await side(page).locator('.dswcp-close').evaluate((element: HTMLElement) => element.focus())
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  it('keeps the page from scrolling without moving it', async () => {
    const { page } = await openPage(shop)
    const place = () => link(page).evaluate((element) => element.getBoundingClientRect().left)
    const before = await place()
    await openSide(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull()
    expect(await place()).toBe(before)
  })

  it('closes by a click on the overlay, which no link of the page gets', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const box = await page.locator('a[href="/before/"]').boundingBox()
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    expect(await stateOf(page, `[id="${SIDE}"]`)).toEqual(['dswcp-closing-side-cart'])
    expect(new URL(page.url()).pathname).toBe('/shop/')
  })

  it('closes at once for those who want less motion, and what it said is over', async () => {
    const { page } = await openPage(shop, { before: (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }) })
    await openSide(page)
    await page.context().setOffline(true)
    await remove(page).click()
    await side(page).locator('.tillkit-mini-cart-note').waitFor()
    await page.keyboard.press('Escape')
    expect(await stateOf(page, `[id="${SIDE}"]`)).toEqual([])
    await openSide(page)
    expect(await side(page).locator('.tillkit-mini-cart-note').count()).toBe(0)
  })

  it('stays open when a press that began in a field ends outside', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const box = await field(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(200, 300, { steps: 3 })
    await page.mouse.up()
    expect(await stateOf(page, `[id="${SIDE}"]`)).toEqual(['dswcp-show-side-cart', 'dswcp-show-side-cart-click'])
  })

  it('can be used at 400 % zoom, where a window is 320 by 256', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop, { width: 320, height: 256 })
    await openSide(page)
    // The panel scrolls as a whole, rather than its lines in what heading and buttons leave.
    expect(await side(page).locator('.dswcp-side-cart-items').evaluate((items) => items.scrollHeight - items.clientHeight)).toBe(0)
    await remove(page, 'k2').click()
    await eventually(() => side(page).locator('[data-cart-item-key]').count()).toBe(1)
    await side(page).locator('.dswcp-btn-checkout').click()
    await page.waitForURL('**/checkout/')
  })

  it('keeps focus, scrolling and pictures over an answer, and what is being typed', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...LINES[0], key: `line${at}`, productId: at, sku: '', name: `Roll ${at}`, quantity: 1, unitPrice: 2, image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))
    const { page } = await openPage(shop, { carts: [{ lines: many }], height: 500 })
    await openSide(page)
    const answer = shop.server.hold(CALL)
    await field(page, 'line9').fill('4')
    await field(page, 'line9').press('Enter')
    const request = await answer.arrived()
    await field(page, 'line10').fill('12')
    const items = side(page).locator('.dswcp-side-cart-items')
    const scrolled = await items.evaluate((element) => element.scrollTop)
    expect(scrolled).toBeGreaterThan(0)
    await items.evaluate((element) => void Reflect.set(window, '__pictures', [...element.querySelectorAll('img')]))
    answer.send(answerTo(request, many.map((line) => (line.key === 'line9' ? { ...line, quantity: 4 } : line))))
    await eventually(() => field(page, 'line9').getAttribute('value')).toBe('4')
    expect(await field(page, 'line10').inputValue()).toBe('12')
    expect(await field(page, 'line10').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await items.evaluate((element) => element.scrollTop)).toBe(scrolled)
    expect(await items.evaluate((element) => [...element.querySelectorAll('img')].every((picture, at) => picture === (Reflect.get(window, '__pictures') as Element[])[at]))).toBe(true)
    // What was typed before the answer is sent when its field is left, though the field is another.
    answerCalls(shop, many)
    await field(page, 'line10').blur()
    await eventually(() => actions(shop).map(({ item, quantity }) => [item, quantity])).toEqual([['line9', '4'], ['line10', '12']])
  })

  it('moves the focus to the close button when the last line has gone', async () => {
    answerCalls(shop, LINES.slice(0, 1))
    const { page } = await openPage(shop, { carts: [{ lines: LINES.slice(0, 1) }] })
    await openSide(page)
    await remove(page).press('Enter')
    await side(page).locator('.dswcp-side-cart-empty').waitFor()
    expect(await focused(page)).toBe('Close')
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toContain('Your cart is empty.')
  })

  it('is brought up to date before the way to the checkout is gone', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const answer = shop.server.hold(CALL)
    await field(page).fill('5')
    await side(page).locator('.dswcp-btn-checkout').click({ noWaitAfter: true })
    const request = await answer.arrived()
    expect(request.form).toMatchObject({ cartAction: 'update-quantity', quantity: '5' })
    expect(new URL(page.url()).pathname).toBe('/shop/')
    answer.send(answerTo(request, LINES))
    await page.waitForURL('**/checkout/')
  })

  it('does not lead on to the checkout with a change that was refused', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    const answer = shop.server.hold(CALL)
    await field(page).fill('700')
    await side(page).locator('.dswcp-btn-checkout').click({ noWaitAfter: true })
    await answer.arrived()
    answer.send('{"success":false,"data":"We have 500 of these."}')
    await eventually(() => side(page).locator('.tillkit-mini-cart-note').textContent()).toBe('We have 500 of these.')
    await eventually(() => side(page).locator('.dswcp-btn-checkout').getAttribute('aria-busy')).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/shop/')
    // It has been read by the second time.
    await side(page).locator('.dswcp-btn-checkout').click()
    await page.waitForURL('**/checkout/')
  })

  it('sends what waits when the page is left', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop)
    await openSide(page)
    await field(page).fill('5')
    await field(page).press('Enter')
    await page.goto(`${shop.server.origin}/elsewhere/`)
    await eventually(() => actions(shop).map(({ quantity }) => quantity)).toEqual(['5'])
  })

  it('takes back what it said of the side cart when it is stopped', async () => {
    const { page } = await openPage(shop)
    await openSide(page)
    await stopTillkit(page)
    expect(await side(page).getAttribute('role')).toBeNull()
    expect(await side(page).getAttribute('class')).toBe('dswcp-side-cart ags_woo_mini_cart_0')
    expect(await link(page).getAttribute('role')).toBeNull()
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull()
  })
})
