import { clearPages, shareChromium } from '@tillkit/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createThirdParty, type ThirdParty } from './consent/third-party.ts'
import { listen } from './listen.ts'
import { createProvider, type Provider } from './marketing/provider.ts'
import { openPage, openShop, type OpenShop } from './test-shop.ts'

let shop: OpenShop
let provider: Provider
let third: ThirdParty
let browser: Browser

beforeAll(async () => {
  provider = createProvider()
  third = createThirdParty()
  const { address } = await listen(provider.server, 0)
  const { address: thirdAddress } = await listen(third.server, 0)
  ;[shop, browser] = await Promise.all([openShop({ provider: { address, log: provider.log }, thirdParty: { address: thirdAddress, log: third.log } }), shareChromium()])
})
afterEach(() => clearPages(browser, [shop.address]))
afterAll(async () => {
  await shop.close()
  for (const { server } of [provider, third]) {
    server.close()
    server.closeAllConnections()
  }
})

const visit = (path: string) => openPage({ shop, browser }, path)

/** What the page says that the shop was told. */
const told = async () => [...(await shop.get('/sign-up/told/')).text.matchAll(/<ol id="told-shop">(.*?)<\/ol>/gs)].flatMap(([, list = '']) => [...list.matchAll(/<code>(.*?)<\/code>/g)].map(([, line]) => line))
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))

describe('the page with a newsletter and reviews', () => {
  it('tells nobody anything before it may, and then each thing once', async () => {
    const { page, faults } = await visit('/sign-up/')
    await page.locator('.woocommerce-store-notice').waitFor()
    await page.fill('#reg_email', 'ann@example.test')
    await page.locator('h1').click()
    await page.locator('.trustpilot-widget').first().scrollIntoViewIfNeeded()
    for (let moment = 0; moment < 5; moment += 1) await idle(page)
    expect([await told(), provider.log]).toEqual([[], []])
    expect(await page.locator('.trustpilot-widget > a').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Allow all' }).first().click()
    await expect.poll(told).toEqual(['ann@example.test'])
    await page.locator('.trustpilot-widget iframe').first().waitFor()
    await expect.poll(() => provider.log.filter((url) => url.startsWith('/data/')).length).toBe(1)
    await expect.poll(() => provider.log.filter((url) => url === '/tp.min.js').length).toBe(1)
    await page.getByLabel('Send me the counter news').check()
    await page.locator('#mailchimp-gdpr-fields').waitFor()
    await expect.poll(told).toEqual(['ann@example.test', 'ann@example.test, newsletter'])
    await page.getByRole('button', { name: 'Choose cookies' }).click()
    await page.locator('[data-cky-tag="detail-reject-button"]').click()
    await page.locator('.trustpilot-widget iframe').first().waitFor({ state: 'detached' })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mailchimp.cart.current_email')
    expect(faults).toEqual([])
  })

  it('knows who comes by a link from a mail, once that is allowed', async () => {
    const { page } = await visit('/sign-up/?mc_cart_id=H1')
    await page.getByRole('button', { name: 'Allow all' }).first().click()
    await page.waitForURL(`${shop.address}/sign-up/`)
    expect((await page.context().cookies()).find(({ name }) => name === 'mailchimp.cart.current_email')?.value).toBe('ann@example.test')
  })

  it('has a call button that an open page keeps, and a notice that goes', async () => {
    const { page } = await visit('/sign-up/')
    expect(await page.locator('#callnowbutton').getAttribute('href')).toBe('tel:+441130000000')
    await page.getByRole('button', { name: 'Refuse all' }).first().click()
    await page.locator('.woocommerce-store-notice__dismiss-link').click()
    await page.locator('.woocommerce-store-notice').waitFor({ state: 'hidden' })
  })
})

it('says how strong a new password is, by what comes with its first key alone', async () => {
  const { page, faults } = await visit('/sign-up/')
  const library = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('zxcvbn')).length)
  await page.locator('#reg_password').focus()
  await idle(page)
  expect(await library()).toBe(0)
  await page.keyboard.type('abc')
  await expect.poll(() => page.locator('.woocommerce-password-strength').textContent()).toBe('Very weak - Please enter a stronger password.')
  expect([await library(), await page.getByRole('button', { name: 'Register' }).isDisabled(), faults]).toEqual([1, true, []])
})
