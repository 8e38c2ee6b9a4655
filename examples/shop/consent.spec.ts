import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, useAskingShop } from './test-shop.ts'

const open = useAskingShop()

const visit = (path: string) => openPage(open, path)

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
const names = () => open.third.log.map((url) => url.replace(/\?.*$/, '')).toSorted()
const press = (page: Page, tag: string) => page.locator(`[data-cky-tag="${tag}"]`).first().click()

describe('a shop that asks for consent', () => {
  it('has nothing asked of others before it is allowed, then just the map, then all, each once', async () => {
    const { page, faults } = await visit('/cookies/')
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    for (let moment = 0; moment < 5; moment += 1) await idle(page)
    expect(open.third.log).toEqual([])
    await page.getByRole('group', { name: 'Map' }).getByRole('button', { name: 'Show this content' }).click()
    await expect.poll(names).toEqual(['/map/'])
    await press(page, 'accept-button')
    await expect.poll(() => page.locator('#ran li').allTextContents()).toEqual(['The visitor counter', 'The advertisements'])
    await expect.poll(names).toEqual(['/ads.js', '/count.js', '/map/', '/pixel.svg'])
    expect((await open.shop.get('/cookies/asked/')).text.match(/<code>/g)).toHaveLength(4)
    expect(faults).toEqual([])
  })

  it('remembers on other pages what was refused, and what was allowed', async () => {
    const { page } = await visit('/')
    await press(page, 'reject-button')
    const asked = open.third.log.length
    await page.goto(`${open.shop.address}/cookies/`)
    await page.locator('[data-cky-tag="revisit-consent"]').waitFor()
    for (let moment = 0; moment < 5; moment += 1) await idle(page)
    expect(open.third.log.length).toBe(asked)
    await page.locator('.cky-banner-element').first().click()
    await page.locator('#ckySwitchanalytics').check()
    await press(page, 'detail-save-button')
    await expect.poll(() => page.locator('#ran li').allTextContents()).toEqual(['The visitor counter'])
  })
})
