import { atRest, cartGlobalsScript, eventually, onSlowLine, stopTillkit, useShop, type LoggedRequest, type OpenOptions, type OpenPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const open = (main: string, options: Partial<OpenOptions> = {}) => shop.openFixture({ path: '/shop/', ...options, main, globals: cartGlobalsScript({ woocommerce: true }) })

/** What the page's own style sheet does with it. */
const STYLES = `<style>.woocommerce-store-notice { display: none } body.woocommerce-demo-store { padding-top: 61px }</style>`
const storeNotice = (id: string) =>
  `<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="${id}" style="display:none;">` +
  'Demo. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p><script>document.body.classList.add("woocommerce-demo-store")</script>'

/** What was said to screen readers. */
const said = ({ page }: OpenPage) => page.locator('[aria-live="polite"]').allInnerTexts()

/** The modules of ours that have come. */
const modules = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/tillkit\/[^/]+\/(.+)\.js$/.exec(name)?.[1] ?? []).filter((name) => name !== 'tillkit'),
  )

describe('the store notice', () => {
  const notice = (page: Page) => page.locator('.woocommerce-store-notice')
  const cookies = (page: Page) => page.evaluate(() => document.cookie)

  it('shows until Space on its link dismisses it, and another text shows again [marketing-reviews-consent-notices#25]', async () => {
    const { page } = await open(storeNotice('abc'), { head: STYLES })
    await notice(page).waitFor()
    expect(await cookies(page)).not.toContain('store_notice')
    await page.locator('.woocommerce-store-notice__dismiss-link').press(' ')
    await notice(page).waitFor({ state: 'hidden' })
    expect(await cookies(page)).toContain('store_noticeabc=hidden')
    // No room is kept for what does not show.
    expect(await page.evaluate(() => document.body.classList.contains('woocommerce-demo-store'))).toBe(false)
    await page.reload()
    await eventually(() => page.evaluate(() => document.body.classList.contains('woocommerce-demo-store'))).toBe(false)
    expect(await notice(page).isVisible()).toBe(false)
    await page.evaluate((html) => (document.querySelector('.woocommerce-store-notice') as Element).outerHTML = html, storeNotice('def'))
    await notice(page).waitFor()
  })

  it.each([390, 1280])('covers neither the end of the page nor a focused field where it is fixed to the lower edge, %d px', async (width) => {
    const FIXED = '<style>.woocommerce-store-notice { position: fixed; inset: auto 0 0; padding: 20px; background: #5b2ea6 } #last { display: block; margin-top: 1500px } body { margin: 0; padding-bottom: 7px }</style>'
    const { page } = await open(`${storeNotice('room')}<input id="last" aria-label="Last">`, { head: FIXED, width, height: 600, untouched: true })
    await notice(page).waitFor()
    const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom))
    const top = (await notice(page).boundingBox())?.y ?? 600
    await eventually(room).toBe(7 + 600 - top)
    await page.locator('#last').focus()
    const isOnTop = () => page.evaluate(() => {
      const { left, bottom } = (document.querySelector('#last') as Element).getBoundingClientRect()
      return document.elementFromPoint(left + 2, bottom - 2)?.id
    })
    await eventually(isOnTop).toBe('last')
    await page.locator('.woocommerce-store-notice__dismiss-link').click()
    await notice(page).waitFor({ state: 'hidden' })
    await eventually(room).toBe(7)
    expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('')
  })

  it('is forgotten with the browser, or after as many days as the shop says', async () => {
    const expiry = async (options: object) => {
      const { page } = await open(storeNotice('days'), { head: STYLES, ...options })
      await page.locator('.woocommerce-store-notice__dismiss-link').click()
      await notice(page).waitFor({ state: 'hidden' })
      const found = (await page.context().cookies()).find(({ name }) => name === 'store_noticedays')
      return found && { ...found, left: (found.expires - Date.now() / 1000) / 86_400 }
    }
    expect(await expiry({})).toMatchObject({ value: 'hidden', path: '/', expires: -1 })
    const config = '<script type="application/json" id="tillkit-config">{"units":{"store-notice":{"days":30}}}</script>'
    expect((await expiry({ bodyEnd: config }))?.left).toBeCloseTo(30, 0)
  })
})

describe('the coming-soon banner', () => {
  const banner = (origin: string) =>
    `<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">Nobody sees it yet.</div>` +
    `<a class="coming-soon-footer-banner-dismiss" aria-label="Dismiss" data-rest-url="${origin}/wp-json/wp/v2/users/1" data-rest-nonce="n0nce">Dismiss</a></div>`

  it('goes when the shop has noted it, and stays and says so when not [marketing-reviews-consent-notices#26]', async () => {
    let status = 403
    const asked: { nonce: string | undefined; form: LoggedRequest['form'] }[] = []
    shop.server.page('/wp-json/*', ({ headers, form }) => {
      asked.push({ nonce: headers['x-wp-nonce'], form })
      return { status, body: '{}' }
    })
    const opened = await open(banner(''))
    const { page } = opened
    const link = page.getByRole('button', { name: 'Dismiss' })
    await link.waitFor()
    await link.press('Enter')
    await eventually(() => said(opened)).toContain('The banner could not be dismissed. Please try again.')
    expect(await page.locator('#coming-soon-footer-banner').isVisible()).toBe(true)
    status = 200
    await link.press(' ')
    await page.locator('#coming-soon-footer-banner').waitFor({ state: 'hidden' })
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ nonce: 'n0nce', form: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' } })))
  })
})

describe('a page that nobody touches', () => {
  it('shows the store notice, or not, with no more code than that takes, and takes it back', async () => {
    const html = '<p class="woocommerce-store-notice" data-notice-id="n" style="display:none;">Sale</p>'
    const { page } = await open(html, { untouched: true, before: onSlowLine() })
    await page.locator('.woocommerce-store-notice').waitFor()
    await atRest(page, shop.server)
    expect(await modules(page)).toEqual(['store-notice.untouched'])
    await stopTillkit(page)
    expect(await page.locator('.woocommerce-store-notice').evaluate(({ outerHTML }) => outerHTML)).toBe(html)
    await page.evaluate(() => {
      document.cookie = 'store_noticen=hidden; path=/'
    })
    await page.reload()
    await atRest(page, shop.server)
    expect([await modules(page), await page.locator('.woocommerce-store-notice').isVisible()]).toEqual([['store-notice.untouched'], false])
  })
})
