import { createLife, type EndableLife } from '@tillkit/dom'
import { bannerHtml, chosenConsent, consentConfig } from '@tillkit/fixtures/consent'
import { hasConsent, whileAllowed } from '@tillkit/platform/consent'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GATE } from './gate/anatomy.ts'

const load = async () => (await import('./consent.ts')).consent

let page: TestPage | undefined
let life: EndableLife

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
}

beforeEach(() => {
  // A gate that lets everything pass: one that came now would stay on the page of other files.
  Reflect.set(window, GATE, { parked: [], isOpen: true })
  clearCookies()
  life = createLife((cause) => {
    throw cause
  })
})
afterEach(() => {
  life.end()
  page?.close()
  page = undefined
  Reflect.deleteProperty(window, GATE)
  clearCookies()
})

async function open(cookie?: string): Promise<void> {
  if (cookie) document.cookie = `cookieyes-consent=${cookie}; path=/`
  page = await openTestPage(load, {
    html: `<script id="ckyBannerTemplate" type="text/template">${bannerHtml()}</script>`,
    globals: { _ckyConfig: consentConfig(), _ckyStyles: { css: '' } },
  })
  await page.start()
}

const press = (tag: string) => document.querySelector<HTMLElement>(`[data-cky-tag="${tag}"]`)?.click()
const isHidden = (selector: string, name: string) => document.querySelector(selector)?.classList.contains(name)

describe('other units', () => {
  it('hear of a choice made before, and the banner does not show [marketing-reviews-consent-notices#18]', async () => {
    await open('consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,other:no')
    expect(['statistics', 'statistics-anonymous', 'marketing', 'preferences', 'functional'].map((category) => hasConsent(category as 'statistics'))).toEqual([true, true, false, false, false])
    expect([isHidden('.cky-consent-container', 'cky-hide'), isHidden('.cky-btn-revisit-wrapper', 'cky-revisit-hide')]).toEqual([true, false])
  })

  it('begin what is allowed and end what is not, when the page is told of a choice [marketing-reviews-consent-notices#20]', async () => {
    await open(chosenConsent(['analytics']))
    const does: string[] = []
    for (const category of ['marketing', 'statistics'] as const) {
      whileAllowed(category, (its) => {
        does.push(`${category} begins`)
        its.onEnd(() => does.push(`${category} ends`))
      }, life)
    }
    const details: unknown[] = []
    document.addEventListener('cookieyes_consent_update', (event) => details.push((event as CustomEvent).detail), { signal: life.signal })
    press('revisit-consent')
    await page?.rest()
    for (const slug of ['analytics', 'advertisement']) document.querySelector<HTMLInputElement>(`#ckySwitch${slug}`)?.click()
    press('detail-save-button')
    expect(details).toEqual([{ accepted: ['necessary', 'advertisement'], rejected: ['functional', 'analytics', 'performance'] }])
    expect(does).toEqual(['statistics begins', 'marketing begins', 'statistics ends'])
  })

  it('are allowed nothing optional before there is a choice', async () => {
    await open()
    expect(['marketing', 'statistics', 'preferences'].map((category) => hasConsent(category as 'statistics'))).toEqual([false, false, false])
    press('accept-button')
    expect(['marketing', 'statistics', 'preferences'].map((category) => hasConsent(category as 'statistics'))).toEqual([true, true, true])
  })
})

describe('a page that is rendered ahead of its visitor', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

  it('asks nobody and keeps nothing until it is shown, and then knows what was chosen meanwhile', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    await open()
    expect([document.cookie.includes('cookieyes-consent'), document.querySelector('.cky-consent-container')]).toEqual([false, null])
    document.cookie = `cookieyes-consent=${chosenConsent(['advertisement'])}; path=/`
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    expect([hasConsent('marketing'), isHidden('.cky-consent-container', 'cky-hide')]).toEqual([true, true])
  })
})

describe('a page with the settings of the WP Consent API alone', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'consent_api'))

  it('has the API\'s functions, and a choice stands in its cookies', async () => {
    Reflect.set(window, 'consent_api', { consent_type: '', cookie_prefix: 'wp_consent' })
    await open()
    await page?.rest()
    const has = (category: string) => (Reflect.get(window, 'wp_has_consent') as (name: string) => boolean)(category)
    expect([Reflect.get(window, 'wp_consent_type'), has('marketing'), document.cookie.includes('wp_consent_marketing=deny')]).toEqual(['optin', false, true])
    press('accept-button')
    expect([has('marketing'), has('statistics-anonymous')]).toEqual([true, true])
  })
})
