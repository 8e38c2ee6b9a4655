import { heldFile, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerCalls, calls, link, openPage, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const savesData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
/** How often a file of ours has been asked for. */
const asksFor = (file: string) => shop.server.requests.filter(({ path }) => path.endsWith(`/${file}`)).length

/** Lets the page have its idle moments, and the network answer what was asked for before. */
async function afterAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    await fetch('/behind-all/')
  })
}

describe('the link of a mini cart that a pointer comes to', () => {
  it.each([
    ['and the click, asks the shop for nothing', async () => undefined],
    ['and the click, asks the shop for nothing where the shopper saves data', savesData],
  ])('%s; a changed quantity is one request', async (_title, before) => {
    answerCalls(shop)
    const { page } = await openPage(shop, { before, waitForMount: false })
    await link(page).hover()
    await afterAll(page)
    expect(calls(shop)).toEqual([])
    await link(page).click()
    await eventually(() => stateOf(page, `[id="${SIDE}"]`)).toContain('dswcp-show-side-cart')
    await afterAll(page)
    expect(calls(shop)).toEqual([])
    const field = side(page).locator('input.dswcp-quantity').first()
    await field.fill('5')
    await field.press('Enter')
    await eventually(() => calls(shop)).toHaveLength(1)
    await afterAll(page)
    expect(calls(shop).map(({ cartAction, quantity }) => [cartAction, quantity])).toEqual([['update-quantity', '5']])
  })

  it('brings its code once: a click while that is on its way waits for it', async () => {
    const code = heldFile('mini-cart.js')
    const { page } = await openPage(shop, { before: code.before, waitForMount: false, alone: true })
    await link(page).hover()
    await code.asked
    await link(page).click({ noWaitAfter: true })
    await code.release()
    await eventually(() => stateOf(page, `[id="${SIDE}"]`)).toContain('dswcp-show-side-cart')
    expect([asksFor('mini-cart.js'), calls(shop)]).toEqual([1, []])
  })

  it('has the code that changes the cart come ahead of a change, unless the shopper saves data: then it comes with the change', async () => {
    answerCalls(shop)
    const { page } = await openPage(shop, { before: savesData, waitForMount: false, alone: true })
    await link(page).click()
    await eventually(() => stateOf(page, `[id="${SIDE}"]`)).toContain('dswcp-show-side-cart')
    await afterAll(page)
    const before = asksFor('mini-cart.exchange.js')
    const field = side(page).locator('input.dswcp-quantity').first()
    await field.fill('5')
    await field.press('Enter')
    await eventually(() => calls(shop)).toHaveLength(1)
    expect([before, asksFor('mini-cart.exchange.js')]).toEqual([0, 1])
  })
})
