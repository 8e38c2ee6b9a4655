import { clearPages, shareChromium } from '@tillkit/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createThirdParty, type ThirdParty } from './consent/third-party.ts'
import { listen } from './listen.ts'
import { openPage, openShop, type OpenShop } from './test-shop.ts'

let shop: OpenShop
let third: ThirdParty
let browser: Browser

beforeAll(async () => {
  third = createThirdParty()
  const { address } = await listen(third.server, 0)
  ;[shop, browser] = await Promise.all([openShop({ thirdParty: { address, log: third.log } }), shareChromium()])
})
afterEach(() => clearPages(browser, [shop.address]))
afterAll(async () => {
  await shop.close()
  third.server.close()
  third.server.closeAllConnections()
})

const visit = (path: string) => openPage({ shop, browser }, path)

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
const names = () => third.log.map((url) => url.replace(/\?.*$/, '')).toSorted()
const press = (page: Page, tag: string) => page.locator(`[data-cky-tag="${tag}"]`).first().click()

describe('a shop that asks for consent', () => {
  it('has nothing asked of others before it is allowed, then just the map, then all, each once', async () => {
    const { page, faults } = await visit('/cookies/')
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    for (let moment = 0; moment < 5; moment += 1) await idle(page)
    expect(third.log).toEqual([])
    await page.getByRole('group', { name: 'Map' }).getByRole('button', { name: 'Show this content' }).click()
    await expect.poll(names).toEqual(['/map/'])
    await press(page, 'accept-button')
    await expect.poll(() => page.locator('#ran li').allTextContents()).toEqual(['The visitor counter', 'The advertisements'])
    await expect.poll(names).toEqual(['/ads.js', '/count.js', '/map/', '/pixel.svg'])
    expect((await shop.get('/cookies/asked/')).text.match(/<code>/g)).toHaveLength(4)
    expect(faults).toEqual([])
  })

  it('remembers on other pages what was refused, and what was allowed', async () => {
    const { page } = await visit('/')
    await press(page, 'reject-button')
    const asked = third.log.length
    await page.goto(`${shop.address}/cookies/`)
    await page.locator('[data-cky-tag="revisit-consent"]').waitFor()
    for (let moment = 0; moment < 5; moment += 1) await idle(page)
    expect(third.log.length).toBe(asked)
    await page.locator('.cky-banner-element').first().click()
    await page.locator('#ckySwitchanalytics').check()
    await press(page, 'detail-save-button')
    await expect.poll(() => page.locator('#ran li').allTextContents()).toEqual(['The visitor counter'])
  })
})
