import { openSharedPage, waitForMount } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN_PAGES } from './attribution/pages.ts'
import { DETAILS, useOpenShop } from './test-shop.ts'

const open = useOpenShop()

describe('a campaign in the demo', () => {
  it('ends in an order that says so, three pages later', async () => {
    const page = await openSharedPage(open.browser)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const link = open.shop.address + CAMPAIGN_PAGES[0][0]
    await page.goto(link)
    await page.waitForFunction(() => document.cookie.includes('sbjs_session='))
    await page.goto(`${open.shop.address}/product/thermal-till-rolls-57x40/?add-to-cart=214&quantity=12`)
    await page.waitForFunction(() => decodeURIComponent(document.cookie).includes('pgs=2'))
    await page.goto(`${open.shop.address}/checkout/`)
    await waitForMount(page)
    for (const [name, value] of Object.entries(DETAILS)) await page.locator(`#billing_${name}`).fill(value)
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/checkout/order-received/**')
    const origin = Object.fromEntries(await page.locator('.order-origin tr').evaluateAll((rows) => rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent] as const)))
    expect(origin).toMatchObject({ source_type: 'utm', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring sale', session_entry: decodeURIComponent(link), session_pages: '3', session_count: '1' })
    expect(origin).not.toHaveProperty('utm_id')
    expect(faults).toEqual([])
  })
})
