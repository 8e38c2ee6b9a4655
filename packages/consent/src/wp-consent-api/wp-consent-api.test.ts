import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Consent } from '../cookie/consent.model.ts'
import { defineWpConsentApi } from './api.late.ts'
import { defineConsentType, lacksApi, tellWpConsent } from './bridge.ts'

const ends: (() => void)[] = []
let heard: [string, unknown][] = []
const hear = (event: Event) => void heard.push([event.type, (event as CustomEvent).detail])
const EVENTS = ['wp_consent_type_defined', 'wp_listen_for_consent_change', 'wp_consent_api_status_change_service']

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
}

beforeEach(() => {
  clearCookies()
  heard = []
  for (const type of EVENTS) document.addEventListener(type, hear)
  Reflect.set(window, 'consent_api', { consent_type: '', waitfor_consent_hook: '', cookie_expiration: '30', cookie_prefix: 'wp_consent', services: { tally: 'statistics' } })
})

afterEach(() => {
  ends.splice(0).forEach((end) => end())
  for (const type of EVENTS) document.removeEventListener(type, hear)
  for (const name of ['consent_api', 'wp_consent_type', 'wp_set_consent']) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
  clearCookies()
})

const call = (name: string, ...args: unknown[]): unknown => (Reflect.get(window, name) as (...args: unknown[]) => unknown)(...args)
const define = () => void ends.push(defineWpConsentApi())

describe('the API', () => {
  it('tells of a category when that has changed, and once [marketing-reviews-consent-notices#21]', () => {
    define()
    call('wp_set_consent', 'marketing', 'allow')
    call('wp_set_consent', 'marketing', 'allow')
    call('wp_set_consent', 'marketing', 'perhaps')
    expect(document.cookie).toBe('wp_consent_marketing=allow')
    expect(heard.map(([type]) => type)).toEqual(['wp_listen_for_consent_change'])
    const detail = heard[0]?.[1] as unknown[] & { marketing: string }
    expect([Array.isArray(detail), detail.length, detail.marketing, Object.hasOwn(detail, 'marketing')]).toEqual([true, 0, 'allow', true])
  })

  it('answers by how the shop asks where nobody has chosen [marketing-reviews-consent-notices#22]', () => {
    define()
    const answers = ['optout', 'optin', undefined].map((type) => {
      Reflect.set(window, 'wp_consent_type', type)
      return call('wp_has_consent', 'marketing')
    })
    expect(answers).toEqual([true, false, true])
    Reflect.set(window, 'wp_consent_type', 'optout')
    call('wp_set_consent', 'marketing', 'deny')
    expect(call('wp_has_consent', 'marketing')).toBe(false)
  })

  it('answers for a service by itself, by its category, or as for marketing', () => {
    define()
    Reflect.set(window, 'wp_consent_type', 'optin')
    call('wp_set_consent', 'statistics', 'allow')
    expect(['tally', 'nobody'].map((service) => call('wp_has_service_consent', service))).toEqual([true, false])
    call('wp_set_service_consent', 'tally', false)
    expect([call('wp_has_service_consent', 'tally'), call('wp_is_service_denied', 'tally')]).toEqual([false, true])
    expect(heard.at(-1)).toEqual(['wp_consent_api_status_change_service', { service: 'tally', value: false }])
  })

  it('is the plugin\'s own where that is at work, and not there where the page has no settings of it', () => {
    expect(lacksApi()).toBe(true)
    document.body.innerHTML = '<script id="wp-consent-api-js" src="/x.js"></script>'
    expect(lacksApi()).toBe(false)
    document.body.replaceChildren()
    define()
    expect(lacksApi()).toBe(false)
    ends.splice(0).forEach((end) => end())
    Reflect.deleteProperty(window, 'consent_api')
    expect(lacksApi()).toBe(false)
  })

  it('goes with the unit', () => {
    const names = Object.keys(window).length
    defineWpConsentApi()()
    expect(Object.keys(window)).toHaveLength(names)
  })
})

describe('the bridge', () => {
  const consent: Consent = { id: 'x', isGiven: true, hasChosen: true, choices: { necessary: true, functional: true, analytics: false, performance: true, advertisement: false } }

  it('says how the shop asks on every page, so that the API does not let everything pass (bug 13)', () => {
    define()
    ends.push(defineConsentType('gdpr'))
    expect(heard).toEqual([['wp_consent_type_defined', null]])
    expect([Reflect.get(window, 'wp_consent_type'), call('wp_has_consent', 'marketing')]).toEqual(['optin', false])
    defineConsentType('ccpa')
    expect(Reflect.get(window, 'wp_consent_type')).toBe('optin')
  })

  it('says nothing on a page without the API', () => {
    Reflect.deleteProperty(window, 'consent_api')
    defineConsentType('ccpa')
    expect([heard, Reflect.has(window, 'wp_consent_type')]).toEqual([[], false])
  })

  it('tells the API of a choice by its own names', () => {
    const told: unknown[][] = []
    Reflect.set(window, 'wp_set_consent', (...args: unknown[]) => told.push(args))
    tellWpConsent(consent)
    expect(told).toEqual([['preferences', 'allow'], ['statistics', 'deny'], ['statistics-anonymous', 'deny'], ['functional', 'allow'], ['marketing', 'deny']])
  })

  it('leaves that to the plugin\'s own bridge where that is at work', () => {
    const told: unknown[][] = []
    Reflect.set(window, 'wp_set_consent', (...args: unknown[]) => told.push(args))
    document.body.innerHTML = '<script id="cookie-law-info-wca-js" src="/x.js"></script>'
    tellWpConsent(consent)
    expect(told).toEqual([])
  })
})
