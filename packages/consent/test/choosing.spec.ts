import { CATEGORIES, chosenConsent } from '@tillkit/fixtures/consent'
import { atRest, eventually, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CONSENT, consentCookie, CONTAINER, heardOn, MODAL, openConsent, REVISIT, tag } from './consent-page.ts'

const shop = useShop()

const SLUGS = CATEGORIES.map(({ slug }) => slug)
const UPDATE = 'cookieyes_consent_update'
const updates = async (page: Page) => (await heardOn(page)).filter(([type]) => type === UPDATE).map(([, detail]) => detail)
const consentOf = (page: Page) => page.evaluate(() => (Reflect.get(window, 'getCkyConsent') as () => { categories: unknown })().categories)
const idOf = (value: string) => /^consentid:([^,]*)/.exec(value)?.[1] ?? ''
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()
const asks = (page: Page) => page.locator(CONTAINER).waitFor()

describe('a new visitor', () => {
  it('is asked, and nothing optional counts before she has chosen', async () => {
    const { page, consoleErrors } = await openConsent(shop)
    await asks(page)
    const cookie = await consentCookie(page)
    const value = cookie?.value ?? ''
    expect(value).toBe(`consentid:${idOf(value)},consent:no,action:,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no`)
    expect(atob(idOf(value))).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    expect(await page.isVisible(REVISIT)).toBe(false)
    expect(await updates(page)).toEqual([{ accepted: ['necessary'], rejected: SLUGS.slice(1) }])
    expect((await heardOn(page)).at(-1)).toEqual(['cookieyes_banner_load', {
      activeLaw: 'gdpr',
      categories: Object.fromEntries(SLUGS.map((slug) => [slug, slug === 'necessary'])),
      isUserActionCompleted: false,
      consentID: idOf(value),
      languageCode: 'en',
    }])
    expect(consoleErrors).toEqual([])
  })

  it('allows all: the cookie stands when the page is told, the banner goes, the button to choose anew comes', async () => {
    const { page } = await openConsent(shop, { settings: { days: '30' } })
    await asks(page)
    await page.evaluate(([type, container]) => {
      document.addEventListener(type as string, () => Reflect.set(window, 'then', [document.cookie, document.querySelector(container as string)?.getClientRects().length !== 0]))
    }, [UPDATE, CONTAINER])
    await page.click(tag('accept-button'))
    await page.locator(REVISIT).waitFor()
    expect(await page.isVisible(CONTAINER)).toBe(false)
    const value = (await consentCookie(page))?.value ?? ''
    expect(value).toBe(`consentid:${idOf(value)},consent:yes,action:yes,${SLUGS.map((slug) => `${slug}:yes`).join()}`)
    expect(await page.evaluate(() => Reflect.get(window, 'then') as unknown)).toEqual([`${CONSENT}=${value}`, true])
    expect(await updates(page)).toEqual([expect.anything(), { accepted: SLUGS, rejected: [] }])
    expect(await page.evaluate(() => (Reflect.get(window, 'getCkyConsent') as () => unknown)())).toMatchObject({ isUserActionCompleted: true, categories: { advertisement: true } })
  })

  it('refuses all: what rejected categories have left is gone at once, cookies and stored texts [marketing-reviews-consent-notices#24]', async () => {
    const { page } = await openConsent(shop, { settings: { categories: CATEGORIES.map((one) => ({ ...one, byDefault: { gdpr: true } })) }, cookies: ['till_session=1', '_tally=1', '_tally_day=2', 'ad_window=3', 'theme=dark'] })
    await asks(page)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => ['_tally', 'ad_window', 'theme'].forEach((name) => storage.setItem(name, '1'))))
    await page.click(tag('reject-button'))
    await page.locator(REVISIT).waitFor()
    const value = (await consentCookie(page))?.value ?? ''
    expect(value).toBe(`consentid:${idOf(value)},consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no`)
    expect(await names(page)).toEqual([CONSENT, 'theme', 'till_session'])
    expect(await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.keys(storage)))).toEqual([['theme'], ['theme']])
  })

  it('chooses by category, one without listed cookies too (bug 20)', async () => {
    const { page } = await openConsent(shop)
    await asks(page)
    await page.click(tag('settings-button'))
    await page.check('#ckySwitchfunctional')
    await page.click(tag('detail-save-button'))
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no')
    expect(await updates(page)).toEqual([expect.anything(), { accepted: ['necessary', 'functional'], rejected: ['analytics', 'performance', 'advertisement'] }])
  })

  it('chooses in the banner itself where the shop has it so', async () => {
    const { page } = await openConsent(shop, { settings: { hasPreview: true } })
    await asks(page)
    await page.check('#ckyCategoryDirectanalytics')
    await page.click(tag('settings-button'))
    await page.locator(`${MODAL}.cky-modal-open`).waitFor()
    expect(await page.isChecked('#ckySwitchanalytics')).toBe(false)
    await page.click(tag('detail-close'))
    await asks(page)
  })

  it('closes the banner without a choice: that is an answer, and nobody is told', async () => {
    const { page } = await openConsent(shop, { settings: { canClose: true } })
    await asks(page)
    await page.click(tag('close-button'))
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('consent:no,action:yes,necessary:yes,functional:no')
    expect(await updates(page)).toHaveLength(1)
  })

  it('has the page loaded anew where the shop wants that', async () => {
    const { page } = await openConsent(shop, { settings: { reloads: true } })
    await asks(page)
    await page.evaluate(() => Reflect.set(window, 'isOld', true))
    await page.click(tag('accept-button'))
    await page.waitForFunction(() => !Reflect.has(window, 'isOld') && document.readyState === 'complete')
    await page.locator(REVISIT).waitFor()
    expect(await page.isVisible(CONTAINER)).toBe(false)
  })

  it('opts out under the law that lets her, and sees the box ticked where her browser asks for it', async () => {
    const ccpa = { law: 'ccpa', categories: CATEGORIES.map((one) => ({ ...one, byDefault: { ccpa: one.slug !== 'advertisement' } })) } as const
    const { page } = await openConsent(shop, { settings: ccpa, before: (opened) => opened.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })) })
    await asks(page)
    expect(await page.textContent(CONTAINER)).toContain('Global Privacy Control')
    expect((await consentCookie(page))?.value).toContain('necessary:yes,functional:no,analytics:no,performance:no,advertisement:no')
    await page.click(tag('donotsell-button'))
    await page.locator(`${MODAL}.cky-modal-open`).waitFor()
    expect(await page.isChecked('#ckyCCPAOptOut')).toBe(true)
    await page.click(tag('optout-confirm-button'))
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:no')
    await page.click(REVISIT)
    await page.click(tag('optout-option-title'))
    await page.click(tag('optout-confirm-button'))
    await eventually(async () => (await consentCookie(page))?.value).toContain('advertisement:yes')
  })

  it('is asked although the page is kept from all cookies, and her choice holds as long as the page', async () => {
    const blocked = () => {
      const closed = () => {
        throw new DOMException('closed')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: closed, set: closed })
    }
    const { page, pageErrors } = await openConsent(shop, { before: (opened) => opened.addInitScript(blocked) })
    await asks(page)
    await page.click(tag('accept-button'))
    await page.locator(REVISIT).waitFor()
    expect(await page.evaluate(() => (Reflect.get(window, 'getCkyConsent') as () => unknown)())).toMatchObject({ categories: { analytics: true } })
    expect(pageErrors).toEqual([])
  })

  it('is asked anew where her cookie is broken', async () => {
    const { page } = await openConsent(shop, { cookie: 'yes%20please' })
    await asks(page)
    expect(idOf((await consentCookie(page))?.value ?? '')).not.toBe('')
  })
})

/** Google's and Microsoft's snippets as they stand in a head, and what their queues hold when their files come. */
const SNIPPETS = `<script>window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) } gtag('js', 1); gtag('config', 'G-1')</script>
  <script>window.uetq = window.uetq || []; uetq.push('pageLoad')</script>`
const commands = (page: Page) => page.evaluate(() => ({
  google: (Reflect.get(window, 'dataLayer') as unknown[]).map((command) => [Object.prototype.toString.call(command), ...Array.from(command as ArrayLike<unknown>)]),
  microsoft: Reflect.get(window, 'uetq') as unknown[],
}))
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', functionality_storage: 'denied', personalization_storage: 'denied', security_storage: 'granted' }

describe('a visitor who has chosen', () => {
  it('and chooses otherwise in another tab is heard on a page that had only her earlier choice, with all that a choice tells', async () => {
    const { page, context } = await openConsent(shop, { cookie: chosenConsent(['analytics']), globals: SNIPPETS })
    await page.locator(REVISIT).waitFor()
    expect([await updates(page), (await commands(page)).google.at(-1)]).toEqual([[], ['[object Arguments]', 'consent', 'update', { ...denied, analytics_storage: 'granted' }]])
    await context.addCookies([{ name: CONSENT, value: chosenConsent(), url: shop.server.origin }])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await eventually(() => updates(page)).toEqual([{ accepted: ['necessary'], rejected: SLUGS.slice(1) }])
    const { google, microsoft } = await commands(page)
    expect([google.at(-1), microsoft.slice(-3)]).toEqual([['[object Arguments]', 'consent', 'update', { ...denied, analytics_storage: 'denied' }], ['consent', 'update', { ad_storage: 'denied' }]])
  })

  const CHOSEN = chosenConsent(['analytics'])

  it('is not asked again, and costs the page one small file until she wants to choose anew', async () => {
    const cookie = 'consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,other:no'
    const { page } = await openConsent(shop, { cookie, cookies: ['ad_window=1', '_tally=1'], alone: true })
    await page.locator(REVISIT).waitFor()
    expect(await page.locator(CONTAINER).count()).toBe(0)
    await atRest(page, shop.server)
    const ran = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name?.startsWith('consent')))
    expect(ran).toEqual(['consent.early.js', 'consent.untouched.js'])
    expect((await consentCookie(page))?.value).toBe(cookie)
    expect(await names(page)).toEqual(['_tally', CONSENT])
    expect(await updates(page)).toEqual([])
    await page.click(REVISIT)
    await page.locator(`${MODAL}.cky-modal-open`).waitFor()
    expect(await page.locator('.cky-switch input').evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).map(({ id }) => id))).toEqual(['ckySwitchanalytics'])
  })

  it('takes a category back: what it has left is gone at once, without a reload', async () => {
    const { page } = await openConsent(shop, { cookie: CHOSEN, cookies: ['_tally=1'] })
    await page.locator(REVISIT).waitFor()
    await page.evaluate(() => localStorage.setItem('_tally', '1'))
    await page.click(REVISIT)
    await page.uncheck('#ckySwitchanalytics')
    await page.click(tag('detail-save-button'))
    await page.locator(REVISIT).waitFor()
    expect(await names(page)).toEqual([CONSENT])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await updates(page)).toEqual([{ accepted: ['necessary'], rejected: SLUGS.slice(1) }])
  })

  it('chooses by the plugin\'s public functions, before our code has come', async () => {
    const { page } = await openConsent(shop, { cookie: CHOSEN })
    await page.waitForFunction(() => Reflect.has(window, 'revisitCkyConsent'))
    await page.evaluate(() => (Reflect.get(window, 'revisitCkyConsent') as () => void)())
    await page.locator(`${MODAL}.cky-modal-open`).waitFor()
    await page.evaluate(() => (Reflect.get(window, 'performBannerAction') as (action: string) => void)('reject'))
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('consent:no,action:yes,necessary:yes,functional:no,analytics:no')
  })

  it('is asked again when the policy has been revised, and once for each revision', async () => {
    const config = { units: { consent: { revision: 2 } } }
    const { page } = await openConsent(shop, { cookie: CHOSEN, config, cookies: ['tillkit-consent-revision=1'] })
    await asks(page)
    expect((await consentCookie(page))?.value).toMatch(/^consentid:dmlzaXRvcg,consent:no,action:,necessary:yes,functional:no,analytics:no/)
    await page.click(tag('accept-button'))
    await page.locator(REVISIT).waitFor()
    await page.reload()
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page, 'tillkit-consent-revision'))?.value).toBe('2')
    expect(await page.isVisible(CONTAINER)).toBe(false)
  })

  it('is heard in another tab when that is looked at: given here, and taken back there', async () => {
    const { page, context } = await openConsent(shop)
    await asks(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await asks(other)
    await other.click(tag('accept-button'))
    await other.locator(REVISIT).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.locator(REVISIT).waitFor()
    expect(await page.isVisible(CONTAINER)).toBe(false)
    expect((await updates(page)).at(-1)).toEqual({ accepted: SLUGS, rejected: [] })
    await page.click(REVISIT)
    await page.click(tag('detail-reject-button'))
    await page.locator(REVISIT).waitFor()
    await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await eventually(() => consentOf(other)).toEqual(Object.fromEntries(SLUGS.map((slug) => [slug, slug === 'necessary'])))
  })
})

describe('a page that is broken', () => {
  it('says that its template is missing, and goes on', async () => {
    const { page } = await openConsent(shop, { before: (opened) => opened.addInitScript(() => document.addEventListener('readystatechange', () => document.querySelector('#ckyBannerTemplate')?.remove())) })
    await eventually(async () => (await tillkitErrors(page)).map(({ field }) => field)).toEqual(['#ckyBannerTemplate'])
    expect((await consentCookie(page))?.value).toContain('action:,necessary:yes')
    await page.evaluate(() => (Reflect.get(window, 'performBannerAction') as (action: string) => void)('accept_all'))
    expect((await consentCookie(page))?.value).toContain('consent:yes,action:yes')
  })

  it('says that its template is of another law, and shows it', async () => {
    const { page } = await openConsent(shop, { globals: '<script>addEventListener("DOMContentLoaded", () => { _ckyConfig._bannerConfig.settings.applicableLaw = "ccpa" })</script>' })
    await asks(page)
    expect((await tillkitErrors(page)).map(({ message }) => message)).toEqual([expect.stringContaining('was made for gdpr, and the page is under ccpa')])
  })

  it('says that its settings are broken', async () => {
    const { page, pageErrors } = await openConsent(shop, { globals: '<script>addEventListener("DOMContentLoaded", () => { _ckyConfig = { broken: true } })</script>' })
    await eventually(async () => (await tillkitErrors(page)).map(({ field }) => field)).toEqual(['_ckyConfig._categories'])
    expect(pageErrors).toEqual([])
    expect(await page.locator(CONTAINER).count()).toBe(0)
  })

  it('has the plugin\'s own script: ours stays out', async () => {
    shop.server.page('/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js', () => ({ status: 200, body: '', headers: { 'content-type': 'text/javascript' } }))
    const { page } = await openConsent(shop, { bodyEnd: '<script id="cookie-law-info-js" src="/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js"></script>' })
    await page.waitForFunction(() => (Reflect.get(window, Symbol.for('tillkit')) as { hosts(unit: string): { state: string }[] } | undefined)?.hosts('consent')[0]?.state === 'refused')
    expect([await page.locator(CONTAINER).count(), await consentCookie(page)]).toEqual([0, undefined])
  })

  it('shows the banner under a policy that keeps inline styles out', async () => {
    const head = '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">'
    const { page } = await openConsent(shop, { head })
    await asks(page)
    expect(await page.locator(CONTAINER).evaluate((container) => getComputedStyle(container).position)).toBe('fixed')
  })
})

describe('a page with Google\'s and Microsoft\'s tags', () => {
  it('tells them what counts before their first command, and of a choice', async () => {
    const { page } = await openConsent(shop, { globals: SNIPPETS })
    await asks(page)
    const before = await commands(page)
    expect(before.google).toEqual([
      ['[object Arguments]', 'consent', 'default', { ...denied, analytics_storage: 'denied', wait_for_update: 500 }],
      ['[object Arguments]', 'js', 1],
      ['[object Arguments]', 'config', 'G-1'],
    ])
    expect(before.microsoft.slice(0, 3)).toEqual(['consent', 'default', { ad_storage: 'denied' }])
    await page.click(tag('settings-button'))
    await page.check('#ckySwitchanalytics')
    await page.click(tag('detail-save-button'))
    await page.locator(REVISIT).waitFor()
    const after = await commands(page)
    expect(after.google.at(-1)).toEqual(['[object Arguments]', 'consent', 'update', { ...denied, analytics_storage: 'granted' }])
    expect(after.microsoft.slice(-3)).toEqual(['consent', 'update', { ad_storage: 'denied' }])
  })

  it('makes no queue where there is no tag', async () => {
    const { page } = await openConsent(shop)
    await asks(page)
    expect(await page.evaluate(() => [Reflect.has(window, 'dataLayer'), Reflect.has(window, 'uetq')])).toEqual([false, false])
  })
})
