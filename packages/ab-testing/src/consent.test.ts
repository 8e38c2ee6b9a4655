import { subjectHtml, testSettings } from '@tillkit/fixtures/ab-testing'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import type * as late from './consent.late.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

type Consent = typeof late

/** What asks for consent answers when a test lets it. */
const gate = vi.hoisted(() => ({ open: (): unknown => undefined, waits: Promise.resolve<unknown>(undefined) }))
vi.mock('./consent.late.ts', async (original) => {
  const { followConsent } = await original<Consent>()
  return { followConsent: (...asked: Parameters<typeof followConsent>) => void gate.waits.then(() => followConsent(...asked)) }
})

const BUTTON = '<a class="et_pb_button et_pb_ab_goal et_pb_ab_goal_id-12" href="#go">Go</a>'
const FORGETS = '<script type="application/json" id="tillkit-config">{"units":{"ab-testing":{"countsLater":false}}}</script>'

// Its code is there when the first page is opened.
beforeAll(async () => void (await import('./consent.late.ts')))

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  vi.unstubAllGlobals()
  document.cookie = `et_pb_ab_click_goal_124815=; expires=${new Date(0).toUTCString()}; path=/`
})

describe('what happens before it is known what the visitor allows', () => {
  it.each([
    ['is counted as soon as it is, where she does', '', true, 1],
    ['is counted where she does also on a page of a shop that wants it forgotten', FORGETS, true, 1],
    ['is forgotten where she does not and the shop wants that, and counts when she does it again with consent', FORGETS, false, 0],
  ])('%s', async (_what, config, allowed, counted) => {
    let allows = allowed
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
