import { accountNewsletterHtml, billingEmailHtml, contactFieldsHtml, newsletterHtml, smsConsentHtml } from '@tillkit/fixtures/marketing'
import { atRest, eventually, heldTimers, onSlowLine, stopTillkit, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CAPTURE, cookieOf, CURRENT, openCapture, PREVIOUS, RESTORE, sentOf, stateOf, untilMounted } from './capture-page.ts'

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
    const { page } = await openCapture(shop, { main: '<div id="block"></div>', before: held.before })
    await atRest(page, shop.server)
    expect(await stateOf(page)).toBe('waiting')
    const draw = () => page.evaluate((html) => (document.querySelector('#block') as Element).innerHTML = html, contactFieldsHtml())
    await draw()
    await page.focus('#contact-fields input')
    await untilMounted(page)
    // React draws it anew.
    await draw()
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
      shop.server.answer(RESTORE, () => answer)
      const { page, pageErrors } = await openCapture(shop, { main: FORM, search: '?utm_source=mail&mc_cart_id=H%2F1&mc_eid=e1' })
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

/** The modules of ours that have come. */
const modules = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => /\/tillkit\/[^/]+\/(.+)\.js$/.exec(name)?.[1] ?? []).filter((name) => name !== 'tillkit'))

describe('a page that nobody touches', () => {
  it.each([
    ['a page without a field costs the script tag alone', '<h1>Rolls</h1>', '', []],
    ['nor does a query of others', '<h1>Rolls</h1>', '?utm_source=mail', []],
    ['one with a field has what answers to the public names', FORM, '', ['email-capture.untouched']],
  ])('%s', async (_title, main, search, files) => {
    const { page } = await openCapture(shop, { main, search, before: onSlowLine() })
    await atRest(page, shop.server)
    expect(await modules(page)).toEqual(files)
  })

  it('brings the unit for a visitor whose address is known, so that she can take consent back anywhere', async () => {
    const { page } = await openCapture(shop, { main: '<h1>Rolls</h1>', head: '<script>var _ckyConfig = {}</script>', before: (its) => its.addInitScript(() => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      document.cookie = 'mailchimp_user_email=a%40b.co; path=/; secure; samesite=strict'
      document.cookie = 'mailchimp_landing_site=x; path=/; secure; samesite=strict'
      document.cookie = 'mailchimp.cart.current_email=a@b.co; path=/; secure; samesite=strict'
      document.cookie = 'theme=dark; path=/'
      document.cookie = 'cookieyes-consent=consentid:x,consent:yes,action:yes,advertisement:yes; path=/'
    }) })
    await untilMounted(page)
    await page.evaluate(() => void document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: [], rejected: ['advertisement'] } })))
    await eventually(async () => (await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['cookieyes-consent', 'theme'])
  })
})

describe('the plugin\'s public names', () => {
  /** What a script of others does with them. */
  const cart = (page: Page, name: string, ...args: unknown[]) =>
    page.evaluate(([member, values]) => {
      const { mailchimp_cart: names } = window as unknown as { mailchimp_cart: Record<string, (...all: unknown[]) => unknown> }
      return names[member]?.(...values)
    }, [name, args] as const)

  it('answer before the unit has come, and bring it for what they are to do', async () => {
    const { page, pageErrors } = await openCapture(shop, { main: FORM, before: onSlowLine() })
    await eventually(() => page.evaluate(() => Reflect.has(window, 'mailchimp_cart'))).toBe(true)
    expect(await cart(page, 'getEmail')).toBe(false)
    expect([await cart(page, 'valueEmail', 'a@b.co'), await cart(page, 'valueEmail', 'a@b'), await cart(page, 'setEmail', 'nobody')]).toEqual([true, false, false])
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'mailchimp_cart') as object, 'regex_email') instanceof RegExp)).toBe(true)
    expect(await stateOf(page)).toBe('waiting')
    expect(await page.evaluate(() => (Reflect.get(window, 'mailchimp') as { utils: { getQueryStringVars(): unknown } }).utils.getQueryStringVars())).toEqual({})
    await cart(page, 'setEmail', 'c@d.co')
    await untilMounted(page)
    await eventually(async () => (await cookieOf(page, CURRENT))?.value).toBe('c@d.co')
    expect(await cart(page, 'getEmail')).toBe('c@d.co')
    await cart(page, 'setEmail', 'e@f.co')
    await eventually(async () => (await cookieOf(page, PREVIOUS))?.value).toBe('c@d.co')
    await cart(page, 'expireUser')
    expect(await cookieOf(page, CURRENT)).toBeUndefined()
    expect(pageErrors).toEqual([])
  })

  it('send the address of a field, and ask whose a key is', async () => {
    const { page } = await openCapture(shop, { main: FORM, before: onSlowLine() })
    shop.server.answer(RESTORE, () => '{"success":true,"email":"x@y.co"}')
    await eventually(() => page.evaluate(() => Reflect.has(window, 'mailchimp_cart'))).toBe(true)
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#billing_email')
      if (field) field.value = 'a@b.co'
      const names = window as unknown as { mailchimpHandleBillingEmail(selector?: string): void; mailchimpGetCurrentUserByHash(hash: string): void; mailchimpReady(run: () => void): void; ran?: boolean }
      names.mailchimpReady(() => { names.ran = true })
      names.mailchimpHandleBillingEmail('#billing_email')
      names.mailchimpGetCurrentUserByHash('H9')
    })
    await eventually(() => sentOf(shop)).toEqual(['email=a%40b.co&mc_language=en&subscribed=0'])
    await eventually(() => shop.server.requestsTo(RESTORE).map(({ query }) => query['hash'])).toEqual(['H9'])
    expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBe(true)
    await eventually(async () => (await cookieOf(page, CURRENT))?.value).toBe('x@y.co')
    await stopTillkit(page)
    expect(await page.evaluate(() => ['mailchimp', 'mailchimp_cart', 'mailchimpReady'].filter((name) => Reflect.has(window, name)))).toEqual([])
  })
})

describe('text messages', () => {
  const ORDER = `<form class="checkout" novalidate onsubmit="return false">${smsConsentHtml()}<button>Order</button></form>`
  const PHONE = '#mailchimp_woocommerce_sms_phone'

  it.each([['through jQuery', true], ['by our own checkout', false]])('are asked a number for before an order is placed, %s', async (_how, jquery) => {
    const { page } = await openCapture(shop, { main: ORDER, jquery, head: '<link rel="stylesheet" href="/tillkit/0.1.0/tillkit.css">' })
    const isFree = () => page.evaluate((byJQuery) => byJQuery
      ? jQuery('form.checkout').triggerHandler('checkout_place_order') !== (false as unknown)
      : document.body.dispatchEvent(new CustomEvent('tillkit:checkout-placing', { bubbles: true, cancelable: true })), jquery)
    expect(await page.isVisible(PHONE)).toBe(false)
    await page.check('#mailchimp_woocommerce_sms_subscribe')
    await untilMounted(page)
    expect(await page.isVisible(PHONE)).toBe(true)
    for (const number of ['', '12', '0123456789', 'call me']) {
      await page.fill(PHONE, number)
      expect(await isFree(), number).toBe(false)
    }
    expect(await page.evaluate(() => [document.activeElement?.id, (document.activeElement as HTMLInputElement).validationMessage])).toEqual([PHONE.slice(1), 'Please enter a phone number for text messages, with its country code.'])
    await page.fill(PHONE, '+44 (1632) 960-148')
    expect(await isFree()).toBe(true)
    await page.fill(PHONE, '')
    await page.uncheck('#mailchimp_woocommerce_sms_subscribe')
    expect([await isFree(), await page.isVisible(PHONE)]).toEqual([true, false])
  })
})

it('permissions of an account show with the choice to be subscribed', async () => {
  const { page } = await openCapture(shop, { main: `<form>${accountNewsletterHtml('0')}</form>`, head: '<link rel="stylesheet" href="/tillkit/0.1.0/tillkit.css">' })
  const option = page.locator('.mailchimp_woocommerce_gdpr_option').first()
  expect(await option.isVisible()).toBe(false)
  await page.check('[name=mailchimp_woocommerce_is_subscribed_radio][value="1"]')
  expect(await option.isVisible()).toBe(true)
  await page.check('[name=mailchimp_woocommerce_is_subscribed_radio][value="unsubscribed"]')
  expect(await option.isVisible()).toBe(false)
})
