import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIG_ID } from '../page-config.ts'
import { CONSENT_CATEGORIES, CONSENT_EVENT, followConsent, hasConsent, provideConsent } from './index.ts'

const GLOBALS = ['getCkyConsent', '_ckyConfig', 'wp_has_consent', 'wp_consent_type', 'wp_fallback_consent_type', 'consent_api']
const failed = vi.fn()
let life: EndableLife

beforeEach(() => {
  life = createLife(failed)
  // What a banner has told in the test of another file is no choice of this page's.
  const other = createLife(failed)
  followConsent('marketing', () => undefined, other)
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: [], rejected: [] } }))
  other.end()
})

afterEach(() => {
  life.end()
  failed.mockReset()
  for (const name of GLOBALS) Reflect.deleteProperty(window, name)
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  document.body.replaceChildren()
})

const setGlobal = (name: string, value: unknown) => Reflect.set(window, name, value)
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`
}
/** The cookie of a visitor who has allowed statistics alone. */
const STATISTICS_ONLY =
  'consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,other:no'
/** The API's function, as it answers: by its type, and by its cookie. */
const wpConsentApi = (type?: string) => {
  setGlobal('consent_api', { consent_type: '', cookie_prefix: 'wp_consent' })
  if (type) setGlobal('wp_consent_type', type)
  setGlobal('wp_has_consent', () => type !== 'optin')
}
const answers = () => Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, hasConsent(category)]))
const assume = (consent: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="${CONFIG_ID}">${JSON.stringify({ consent })}</script>`
}

describe('a page without a consent tool', () => {
  it('allows everything', () => {
    expect(answers()).toEqual({ functional: true, preferences: true, statistics: true, 'statistics-anonymous': true, marketing: true })
  })

  it('allows what the shop assumes where it says so', () => {
    assume({ marketing: 'no', statistics: false })
    expect(answers()).toMatchObject({ preferences: true, statistics: false, marketing: false })
  })
})

describe('our own gate', () => {
  it('answers before any other tool, for as long as its life lasts, and leaves the rest to them', () => {
    setCookie('wp_consent_marketing', 'deny')
    setCookie('wp_consent_statistics', 'deny')
    provideConsent((category) => (category === 'marketing' ? true : undefined), life)
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, false])
    const later = createLife(failed)
    provideConsent(() => true, later)
    life.end()
    expect(hasConsent('marketing')).toBe(true)
    later.end()
    expect(hasConsent('marketing')).toBe(false)
  })

  it('says when what was chosen counts no more, before it answers itself', () => {
    setCookie('wp_consent_marketing', 'allow')
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    setGlobal('_ckyConfig', {})
    Reflect.set(window, Symbol.for('tillkit-gate'), { isOutdated: () => true })
    expect(answers()).toMatchObject({ functional: true, statistics: false, marketing: false })
    provideConsent((category) => category === 'marketing', life)
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, false])
    Reflect.deleteProperty(window, Symbol.for('tillkit-gate'))
    life.end()
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, true])
  })

  it('is a change when it comes and when it goes', () => {
    setCookie('wp_consent_marketing', 'deny')
    const heard: boolean[] = []
    const other = createLife(failed)
    followConsent('marketing', (isGranted) => heard.push(isGranted), other)
    provideConsent(() => true, life)
    life.end()
    other.end()
    expect(heard).toEqual([false, true, false])
  })
})

describe('the WP Consent API', () => {
  it('answers by its cookie first', () => {
    wpConsentApi('optout')
    setCookie('wp_consent_marketing', 'deny')
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([false, true])
  })

  it('has its cookies under the prefix of its settings', () => {
    setGlobal('consent_api', { cookie_prefix: 'shop' })
    setCookie('shop_marketing', 'allow')
    setCookie('wp_consent_statistics', 'allow')
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, false])
  })

  it('has them under the usual prefix where its settings name an empty one, as PHP prints it', () => {
    setGlobal('consent_api', { cookie_prefix: '' })
    setCookie('wp_consent_marketing', 'allow')
    expect(hasConsent('marketing')).toBe(true)
  })

  it('is asked where the visitor has not chosen', () => {
    wpConsentApi('optin')
    expect(hasConsent('marketing')).toBe(false)
    setGlobal('wp_consent_type', 'optout')
    setGlobal('wp_has_consent', () => true)
    expect(hasConsent('marketing')).toBe(true)
  })

  it('lets everything pass where no banner asks, as it says itself', () => {
    wpConsentApi()
    expect(hasConsent('marketing')).toBe(true)
  })

  it.each([
    ['throws', () => { throw new Error('broken') }],
    ['answers no yes and no no', () => 'maybe'],
  ])('denies statistics and marketing when its function %s', (_what, ask) => {
    setGlobal('wp_has_consent', ask)
    expect(answers()).toMatchObject({ functional: true, preferences: true, statistics: false, marketing: false })
  })
})

describe('CookieYes', () => {
  it('answers by its cookie', () => {
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    expect(answers()).toEqual({ functional: false, preferences: false, statistics: true, 'statistics-anonymous': true, marketing: false })
  })

  it('denies marketing by its stored choice although the API, which knows no type, would let it pass [marketing-reviews-consent-notices#19]', () => {
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    wpConsentApi()
    expect(Reflect.get(window, 'wp_has_consent')('marketing')).toBe(true)
    expect(hasConsent('marketing')).toBe(false)
  })

  it('answers by its function, which knows the newest choice', () => {
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    setGlobal('getCkyConsent', () => ({ categories: { advertisement: true, analytics: false } }))
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, false])
  })

  it('answers by its cookie where another tab has changed that since: its function keeps what it read when it came', () => {
    setCookie('cookieyes-consent', STATISTICS_ONLY.replace('advertisement:no', 'advertisement:yes'))
    setGlobal('getCkyConsent', () => ({ categories: { advertisement: true, analytics: true } }))
    const heard: boolean[] = []
    followConsent('marketing', (isGranted) => heard.push(isGranted), life)
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    window.dispatchEvent(new Event('focus'))
    expect(heard).toEqual([true, false])
    // A choice in this tab, whose cookie may follow later.
    setGlobal('getCkyConsent', () => ({ categories: { advertisement: true, analytics: false } }))
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([true, false])
  })

  it.each([
    ['throws', () => { throw new Error('broken') }],
    ['answers nothing', () => null],
    ['answers what is no JSON', () => {
      const round: Record<string, unknown> = {}
      return { categories: Object.assign(round, { round }) }
    }],
  ])('answers by its cookie when its function %s', (_what, ask) => {
    setGlobal('getCkyConsent', ask)
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    expect([hasConsent('marketing'), hasConsent('statistics')]).toEqual([false, true])
  })

  it.each([
    ['its settings', () => setGlobal('_ckyConfig', {})],
    ['its hosted script', () => { document.body.innerHTML = '<script id="cookieyes" type="text/plain"></script>' }],
  ])('is waited for where the page has %s, also when the API would let everything pass', (_what, print) => {
    print()
    wpConsentApi()
    expect(answers()).toMatchObject({ functional: true, statistics: false, marketing: false })
  })

  it('says nothing of a category whose value is empty', () => {
    setGlobal('_ckyConfig', {})
    setCookie('cookieyes-consent', 'consentid:x,consent:no,action:,necessary:yes,functional:,analytics:,advertisement:')
    expect(answers()).toMatchObject({ preferences: true, statistics: false, marketing: false })
  })
})

describe('following', () => {
  const heard: boolean[] = []
  beforeEach(() => void heard.splice(0))
  const raise = (type: string, detail?: unknown) => document.dispatchEvent(new CustomEvent(type, { detail }))
  const note = (isGranted: boolean) => heard.push(isGranted)

  it('is told at once, and of changes only', () => {
    setCookie('wp_consent_marketing', 'deny')
    followConsent('marketing', note, life)
    raise('wp_listen_for_consent_change')
    setCookie('wp_consent_marketing', 'allow')
    raise('wp_listen_for_consent_change')
    raise('wp_consent_type_defined')
    expect(heard).toEqual([false, true])
  })

  it('hears what CookieYes has just been told, before its cookie follows', () => {
    setGlobal('_ckyConfig', {})
    const statistics = vi.fn()
    setCookie('cookieyes-consent', STATISTICS_ONLY)
    followConsent('marketing', note, life)
    followConsent('statistics', statistics, life)
    raise('cookieyes_consent_update', { accepted: ['necessary', 'advertisement'], rejected: ['analytics'] })
    expect(heard).toEqual([false, true])
    expect(statistics.mock.calls).toEqual([[true], [false]])
    // A later choice, in this window or another.
    setCookie('cookieyes-consent', STATISTICS_ONLY.replace('consentid:x', 'consentid:y'))
    window.dispatchEvent(new Event('focus'))
    expect(heard).toEqual([false, true, false])
  })

  it('hears of a type that is defined late, and of our own gate', () => {
    setGlobal('consent_api', {})
    followConsent('marketing', note, life)
    wpConsentApi('optout')
    raise('wp_consent_type_defined')
    provideConsent(() => false, life)
    raise(CONSENT_EVENT)
    expect(heard).toEqual([false, true, false])
  })

  it('hears nothing of what a banner told before it was set up anew', () => {
    setGlobal('_ckyConfig', {})
    followConsent('marketing', note, life)
    raise('cookieyes_consent_update', { accepted: ['advertisement'], rejected: [] })
    setGlobal('_ckyConfig', {})
    expect([heard, hasConsent('marketing')]).toEqual([[false, true], false])
  })

  it('is not disturbed by an odd event', () => {
    followConsent('marketing', note, life)
    raise('cookieyes_consent_update', null)
    raise('cookieyes_consent_update', { accepted: 'all' })
    expect(heard).toEqual([true])
  })

  it('ends with its life, and what it throws is the life\'s to report', () => {
    followConsent('marketing', () => { throw new Error('broken') }, life)
    expect(failed).toHaveBeenCalledOnce()
    followConsent('marketing', note, life)
    life.end()
    setCookie('wp_consent_marketing', 'deny')
    raise('wp_listen_for_consent_change')
    followConsent('marketing', note, life)
    expect(heard).toEqual([true])
  })
})
