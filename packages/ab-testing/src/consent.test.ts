import { subjectHtml, testSettings } from '@tillkit/fixtures/ab-testing'
import type * as contract from '@tillkit/testing/contract'
import type * as late from './consent.late.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

type Consent = typeof late

/** What asks for consent answers when a test lets it. */
const gate = vi.hoisted(() => ({ open: (): unknown => undefined, waits: Promise.resolve<unknown>(undefined) }))
vi.mock('./consent.late.ts', async (original) => {
  const { followConsent } = await original<Consent>()
  return { followConsent: (...asked: Parameters<typeof followConsent>) => void gate.waits.then(() => followConsent(...asked)) }
})

const BUTTON = '<a class="et_pb_button et_pb_ab_goal et_pb_ab_goal_id-12" href="#go">Go</a>'
const FORGETS = '<script type="application/json" id="tillkit-config">{"units":{"ab-testing":{"countsLater":false}}}</script>'

// Other files of this worker may have loaded the unit with the real one. Its code is there when the first page is opened.
beforeAll(async () => {
  vi.resetModules()
  ;({ openTestPage } = await import('@tillkit/testing/contract'))
  await import('./consent.late.ts')
})
afterAll(() => void vi.resetModules())

let openTestPage: typeof contract.openTestPage
let page: contract.TestPage | undefined
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; expires=${new Date(0).toUTCString()}; path=/`
})

describe('what happens before what asks for consent has come', () => {
  const later = new Date(Date.now() + 60_000).toUTCString()
  const set = (pair: string, ends = later) => {
    document.cookie = `${pair}; expires=${ends}; path=/`
  }
  const ALLOWS = '<script type="application/json" id="tillkit-config">{"consent":{"statistics":true}}</script>'
  const ASKS = { wp_has_consent: () => false, consent_api: { cookie_prefix: 'shop' } }
  it.each<[string, number, { readonly cookie?: string; readonly html?: string; readonly globals?: Readonly<Record<string, unknown>> }]>([
    ['is counted where nobody asks', 1, {}],
    ['is counted where nobody asks and the shop takes statistics for allowed', 1, { html: '<script type="application/json" id="tillkit-config">{"consent":{"statistics":"yes"}}</script>' }],
    ['waits where the shop does not', 0, { html: '<script type="application/json" id="tillkit-config">{"consent":{"statistics":false}}</script>' }],
    ['is counted where the platform\'s cookie allows it', 1, { cookie: 'shop_statistics=allow', globals: ASKS }],
    ['is counted where CookieYes\' allows it', 1, { cookie: 'cookieyes-consent=consentid:x,consent:yes,analytics:yes,advertisement:no', globals: { _ckyConfig: {} } }],
    ['is counted where CookieYes\' allows it, encoded', 1, { cookie: `cookieyes-consent=${encodeURIComponent('consent:yes,analytics:yes')}`, globals: { _ckyConfig: {} } }],
    ['is counted where visitors opt out', 1, { globals: { ...ASKS, wp_has_consent: () => true, wp_consent_type: 'optout', wp_fallback_consent_type: 'optin' } }],
    ['is counted where visitors opt out as a rule', 1, { globals: { ...ASKS, wp_has_consent: () => true, wp_fallback_consent_type: 'optout' } }],
    ['is counted where the platform asks nobody, as it says itself', 1, { globals: { consent_api: {}, wp_has_consent: (category: string) => category === 'statistics' } }],
    ['is counted where CookieYes\' function allows it', 1, { globals: { _ckyConfig: {}, getCkyConsent: () => ({ categories: { analytics: true } }) } }],
    ['is counted where a tool says nothing and the shop allows it', 1, { html: ALLOWS, globals: { _ckyConfig: {}, wp_has_consent: () => true } }],
    ['waits where a tool refuses what the shop would allow', 0, { html: ALLOWS, globals: ASKS }],
    ['waits for CookieYes, whatever the platform lets pass meanwhile', 0, { globals: { _ckyConfig: {}, wp_has_consent: () => true } }],
    ['waits where CookieYes\' function cannot say', 0, { html: ALLOWS, globals: { getCkyConsent: () => { throw new Error('broken') } } }],
    ['waits where CookieYes\' function says nothing', 0, { globals: { getCkyConsent: () => null } }],
    ['waits where they opt in, whatever the platform takes for usual', 0, { globals: { ...ASKS, wp_consent_type: 'optin', wp_fallback_consent_type: 'optout' } }],
    ['waits for CookieYes where they opt out', 0, { globals: { ...ASKS, wp_consent_type: 'optout', getCkyConsent: () => ({ categories: { analytics: false } }) } }],
    ['waits where one cookie allows and another refuses', 0, { cookie: 'cookieyes-consent=consent:yes,analytics:yes', globals: ASKS, html: '<i id="refused"></i>' }],
    ['waits where a cookie refuses, also without its tool', 0, { cookie: 'wp_consent_statistics=deny' }],
    ['waits where the visitor has allowed something else', 0, { cookie: 'cookieyes-consent=consent:yes,analytics:no,advertisement:yes' }],
    ['waits for the platform\'s function', 0, { globals: ASKS }],
    ['waits for CookieYes\' settings', 0, { globals: { _ckyConfig: {} } }],
    ['waits for CookieYes\' script', 0, { html: '<script id="cookieyes" type="text/plain"></script>' }],
  ])('%s', async (_what, counted, { cookie, html = '', globals = {} }) => {
    gate.waits = new Promise(() => undefined)
    if (cookie) set(cookie)
    if (html.includes('refused')) set('shop_statistics=deny')
    const load = async () => (await import('./ab-testing.ts')).abTesting
    page = await openTestPage(load, { html: subjectHtml(12, 7, 'Words') + BUTTON + html, globals: { et_pb_custom: testSettings([{ postId: 12, testId: '4815' }]), ...globals } })
    const sent = vi.fn(async () => new Response(''))
    vi.stubGlobal('fetch', sent)
    vi.stubGlobal('IntersectionObserver', class { observe = vi.fn(); disconnect = vi.fn() })
    await page.start()
    document.querySelector('a')?.click()
    expect(sent).toHaveBeenCalledTimes(counted)
  })
})

describe('what happens before it is known what the visitor allows', () => {
  it.each([
    ['is counted as soon as it is, where she does', '', true, 1],
    ['is counted where she does also on a page of a shop that wants it forgotten', FORGETS, true, 1],
    ['is forgotten where she does not and the shop wants that, and counts when she does it again with consent', FORGETS, false, 0],
  ])('%s', async (_what, config, allowed, counted) => {
    // She chooses meanwhile.
    let allows = false
    gate.waits = new Promise((resolve) => {
      gate.open = () => resolve(undefined)
    })
    const load = async () => (await import('./ab-testing.ts')).abTesting
    const globals = { et_pb_custom: testSettings([{ postId: 12, testId: '4815' }]), wp_has_consent: () => allows, wp_consent_type: 'optin' }
    page = await openTestPage(load, { html: subjectHtml(12, 7, 'Words') + BUTTON + config, globals })
    const sent = vi.fn(async () => new Response(''))
    vi.stubGlobal('fetch', sent)
    // Clicks alone are counted here.
    vi.stubGlobal('IntersectionObserver', class { observe = vi.fn(); disconnect = vi.fn() })
    await page.start()
    document.querySelector('a')?.click()
    expect([sent.mock.calls.length, document.cookie]).toEqual([0, ''])
    allows = allowed
    gate.open()
    await page.rest()
    expect(sent).toHaveBeenCalledTimes(counted)
    allows = true
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))
    expect(sent).toHaveBeenCalledTimes(counted)
    document.querySelector('a')?.click()
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
