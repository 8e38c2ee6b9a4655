import { billingEmailHtml, contactFieldsHtml, newsletterHtml } from '@tillkit/fixtures/marketing'
import { atRest, eventually, heldTimers, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { CAPTURE, cookieOf, CURRENT, openCapture, PREVIOUS, RESTORE, sentOf, untilMounted } from './capture-page.ts'

const shop = useShop()
const FORM = `<form class="checkout" id="order">${billingEmailHtml()}${newsletterHtml()}<input id="other" aria-label="Notes"></form>`
const SESSION_COOKIE = { path: '/', secure: true, sameSite: 'Strict', expires: -1 }

describe('an address that is typed', () => {
  it('is sent once it is left, and kept for the session [marketing-reviews-consent-notices#3]', async () => {
    const { page, consoleErrors } = await openCapture(shop, { main: FORM })
    await page.fill('#billing_email', 'a@b.co')
    await page.focus('#other')
    await eventually(() => sentOf(shop)).toEqual(['email=a%40b.co&mc_language=en&subscribed=0'])
    const [request] = shop.server.requestsTo(CAPTURE)
    expect(request).toMatchObject({ method: 'POST', url: `/wp-admin/admin-ajax.php?action=${CAPTURE}` })
    expect(request?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(await cookieOf(page, CURRENT)).toMatchObject({ value: 'a@b.co', ...SESSION_COOKIE })
    expect(await cookieOf(page, PREVIOUS)).toBeUndefined()
    expect(consoleErrors).toEqual([])
  })

  it('is sent once as long as it stays, and again where that failed [marketing-reviews-consent-notices#4]', async () => {
    const { page } = await openCapture(shop, { main: FORM })
    let status = 500
    shop.server.answer(CAPTURE, () => ({ status, body: '{"success":true}' }))
    const visit = async () => {
      await page.focus('#billing_email')
      await page.focus('#other')
      await atRest(page, shop.server)
    }
    await page.fill('#billing_email', 'a@b.co')
    await visit()
    await eventually(() => sentOf(shop).length).toBe(1)
    status = 200
    await visit()
    await eventually(() => sentOf(shop).length).toBe(2)
    await visit()
    await visit()
    expect(sentOf(shop)).toEqual(Array.from({ length: 2 }, () => 'email=a%40b.co&mc_language=en&subscribed=0'))
  })

  it('is encoded [marketing-reviews-consent-notices#5]', async () => {
    const { page } = await openCapture(shop, { main: FORM })
    await page.fill('#billing_email', 'jo+x@b.co')
    await page.focus('#other')
    await eventually(() => sentOf(shop)).toEqual(['email=jo%2Bx%40b.co&mc_language=en&subscribed=0'])
    expect((await cookieOf(page, CURRENT))?.value).toBe('jo+x@b.co')
  })

  it('is sent again with the newsletter\'s box [marketing-reviews-consent-notices#8]', async () => {
    const { page } = await openCapture(shop, { main: FORM })
    await page.fill('#billing_email', 'a@b.co')
    await page.focus('#other')
    await eventually(() => sentOf(shop).length).toBe(1)
    await page.check('#mailchimp_woocommerce_newsletter')
    await eventually(() => sentOf(shop)).toEqual(['email=a%40b.co&mc_language=en&subscribed=0', 'email=a%40b.co&mc_language=en&subscribed=1'])
    await page.uncheck('#mailchimp_woocommerce_newsletter')
    await eventually(() => sentOf(shop)[2]).toBe('email=a%40b.co&mc_language=en&subscribed=0')
  })

  it('leaves the one before it in a cookie of its own [marketing-reviews-consent-notices#9]', async () => {
    const { page } = await openCapture(shop, { main: FORM })
    for (const email of ['a@b.co', 'c@d.co']) {
      await page.fill('#billing_email', email)
      await page.focus('#other')
      await eventually(() => sentOf(shop).at(-1)).toContain(encodeURIComponent(email))
    }
    expect(await cookieOf(page, PREVIOUS)).toMatchObject({ value: 'a@b.co', ...SESSION_COOKIE })
    expect(await cookieOf(page, CURRENT)).toMatchObject({ value: 'c@d.co', ...SESSION_COOKIE })
  })

  it('is sent with the page that is left in the middle of it', async () => {
    const held = heldTimers(2000)
    const { page } = await openCapture(shop, { main: FORM, before: held.before })
    shop.server.page('/next/', '<title>Next</title>')
    await page.focus('#billing_email')
    await untilMounted(page)
    await page.keyboard.type('a@b.co')
    expect(await held.waits(page)).toEqual([2000])
    expect(sentOf(shop)).toEqual([])
    await page.goto(`${shop.server.origin}/next/`)
    await eventually(() => sentOf(shop)).toEqual(['email=a%40b.co&mc_language=en&subscribed=0'])
  })

  it('counts in a field that the blocks draw late [marketing-reviews-consent-notices#12]', async () => {
    const held = heldTimers(2000)
    const { page } = await openCapture(shop, { main: `<div id="block"></div>${billingEmailHtml()}`, before: held.before })
    await page.focus('#billing_email')
    await untilMounted(page)
    // React draws it, and draws it anew.
    for (const _ of [1, 2]) await page.evaluate((html) => (document.querySelector('#block') as Element).innerHTML = html, contactFieldsHtml())
    await page.focus('#contact-fields input')
    await page.keyboard.type('ann@b.co')
    await held.runOut(page)
    await eventually(() => sentOf(shop)).toEqual(['email=ann%40b.co&mc_language=en&subscribed=0'])
    await page.check('#subscribe-to-newsletter')
    await eventually(() => sentOf(shop)[1]).toBe('email=ann%40b.co&mc_language=en&subscribed=1')
  })
})

describe('a link from a mail', () => {
  const answers: readonly (readonly [string, string | { status: number; body: string }, string | undefined])[] = [
    ['an address', '{"success":true,"email":"a@b.co"}', 'a@b.co'],
    ['nobody', '{"success":false,"email":false}', undefined],
    ['a failure', { status: 500, body: 'no' }, undefined],
    ['no JSON', '<p>Login</p>', undefined],
  ]

  it('brings back whose cart it is, whatever the shop answers [marketing-reviews-consent-notices#10]', async () => {
    for (const [what, answer, email] of answers) {
      const { page, pageErrors } = await openCapture(shop, { main: FORM, search: '?utm_source=mail&mc_cart_id=H%2F1&mc_eid=e1', waitForMount: false })
      shop.server.answer(RESTORE, () => answer)
      await untilMounted(page)
      await eventually(() => shop.server.requestsTo(RESTORE).length).toBe(1)
      const [request] = shop.server.requestsTo(RESTORE)
      expect(request, what).toMatchObject({ method: 'POST', body: '', url: `/wp-admin/admin-ajax.php?action=${RESTORE}&hash=H%2F1` })
      expect(request?.headers, what).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
      await eventually(() => page.evaluate(() => location.search)).toBe('?utm_source=mail')
      expect((await cookieOf(page, CURRENT))?.value, what).toBe(email)
      // The page goes on.
      await page.fill('#billing_email', 'b@b.co')
      await page.focus('#other')
      await eventually(() => sentOf(shop).length).toBe(1)
      expect(pageErrors, what).toEqual([])
      await page.context().clearCookies()
      shop.server.reset()
    }
  })
})

describe('permissions', () => {
  it('show with the newsletter\'s box, from the first paint on [marketing-reviews-consent-notices#11]', async () => {
    const seen = (html: string) => openCapture(shop, { main: `<form class="checkout">${html}</form>`, head: `<link rel="stylesheet" href="/tillkit/0.1.0/tillkit.css">`, scriptAttributes: { 'data-units': 'none' } })
    const { page } = await seen(newsletterHtml())
    const fields = page.locator('#mailchimp-gdpr-fields')
    expect(await fields.isVisible()).toBe(false)
    await page.check('#mailchimp_woocommerce_newsletter')
    expect(await fields.isVisible()).toBe(true)
    // The checkout prints it anew.
    await page.evaluate((html) => (document.querySelector('form') as Element).innerHTML = html, newsletterHtml())
    expect(await fields.isVisible()).toBe(false)
    const checked = await seen(newsletterHtml({ checked: true }))
    expect(await checked.page.locator('#mailchimp-gdpr-fields').isVisible()).toBe(true)
    await checked.page.uncheck('#mailchimp_woocommerce_newsletter')
    expect(await checked.page.locator('#mailchimp-gdpr-fields').isVisible()).toBe(false)
  })
})
