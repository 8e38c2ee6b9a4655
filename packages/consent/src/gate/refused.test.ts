import { consentConfig, chosenConsent, type ConsentSettings } from '@tillkit/fixtures/consent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { categoriesOf, isRefused } from './refused.ts'
import { written } from './written.ts'

const providers = [{ re: 'tally.test/count', categories: ['analytics'] }, { re: 'ads.test', categories: ['advertisement', 'analytics'] }]
const OPTIONAL = ['functional', 'analytics', 'performance', 'advertisement']

let cookie = ''
const set = (settings: ConsentSettings = {}) => Reflect.set(window, '_ckyConfig', consentConfig({ providers, ...settings }))
const refused = (allowed?: readonly string[]) => ['necessary', ...OPTIONAL].filter((slug) => isRefused({ allowed }, slug))

beforeEach(() => {
  cookie = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie)
  set()
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, '_ckyConfig')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('what is refused', () => {
  it('is everything optional before a choice, or what the law of the page has by default', () => {
    expect(refused()).toEqual(OPTIONAL)
    const categories = [{ slug: 'necessary', name: 'N', isNecessary: true }, ...OPTIONAL.map((slug) => ({ slug, name: slug, byDefault: { gdpr: slug === 'functional', ccpa: true } }))]
    set({ categories })
    expect(refused()).toEqual(['analytics', 'performance', 'advertisement'])
    set({ categories, law: 'ccpa' })
    expect(refused()).toEqual([])
    Reflect.set(navigator, 'globalPrivacyControl', true)
    expect(refused()).toEqual(OPTIONAL)
  })

  it('is what the cookie says once the visitor has chosen, also where the browser sends its signal', () => {
    Reflect.set(navigator, 'globalPrivacyControl', true)
    cookie = `other=analytics:no; cookieyes-consent=${chosenConsent(['analytics', 'functional'])}; last=1`
    expect(refused()).toEqual(['performance', 'advertisement'])
  })

  it('is a category that the shop has added since the visitor chose, whatever the law of the page has by default', () => {
    set({ law: 'ccpa', categories: [...OPTIONAL, 'added'].map((slug) => ({ slug, name: slug, byDefault: { gdpr: false, ccpa: true } })) })
    expect(isRefused({}, 'added')).toBe(false)
    cookie = `cookieyes-consent=${chosenConsent(OPTIONAL)}`
    expect([isRefused({}, 'added'), isRefused({}, 'analytics')]).toEqual([true, false])
  })

  it('is what the unit says, once it has said it, whatever the cookie says', () => {
    cookie = `cookieyes-consent=${chosenConsent(['analytics'])}`
    expect(refused(['performance'])).toEqual(['functional', 'analytics', 'advertisement'])
  })

  it.each(['cookieyes-consent=', 'cookieyes-consent=%7B%22broken', 'xcookieyes-consent=analytics:yes', `cookieyes-consent=${'a'.repeat(4096)}`])('is everything optional where the cookie is broken or another: %.40s', (value) => {
    cookie = value
    expect(refused()).toEqual(OPTIONAL)
  })

  it.each([
    ['2', '', OPTIONAL],
    ['2', '; tillkit-consent-revision=1', OPTIONAL],
    ['2', '; tillkit-consent-revision=2', ['performance', 'advertisement']],
    ['0', '', ['performance', 'advertisement']],
    ['"two"', '', ['performance', 'advertisement']],
    ['2}', '', ['performance', 'advertisement']],
  ])('is everything optional again where the policy has been revised since: %s beside "%s"', (revision, note, optional) => {
    document.body.innerHTML = `<script type="application/json" id="tillkit-config">{"units": {"consent": {"revision": ${revision}}}}</script>`
    cookie = `cookieyes-consent=${chosenConsent(['analytics', 'functional'])}${note}`
    expect(refused()).toEqual(optional)
    document.body.replaceChildren()
  })

  it('is what is declared as long as the page has no settings yet, and no category that they do not know', () => {
    Reflect.deleteProperty(window, '_ckyConfig')
    expect([isRefused({}, 'analytics'), isRefused({}, 'necessary')]).toEqual([true, false])
    set()
    expect(isRefused({}, 'unheard-of')).toBe(false)
  })
})

describe('what an address waits for', () => {
  it.each([
    ['https://tally.test/count.js?x=1', ['analytics']],
    ['//www.tally.test/count.js', ['analytics']],
    ['https://cdn.ads.test:8080/show.js', ['advertisement', 'analytics']],
    ['https://shop.test/?u=ads.test', []],
    ['/wp-content/own.js', []],
    ['http://[', []],
  ])('is on the list by a part of host and path: %s', (address, categories) => {
    expect(categoriesOf(address, null)).toEqual(categories)
  })

  it('is what it declares, whatever the list says', () => {
    expect(categoriesOf('https://ads.test/a.js', 'cookieyes-functional')).toEqual(['functional'])
    expect(categoriesOf('https://ads.test/a.js', ' cookieyes-functional cookieyes-analytics')).toEqual(['functional', 'analytics'])
  })

  it('is found in a list with gaps, which PHP prints as an object, and nothing in one that is broken', () => {
    Reflect.set(window, '_ckyConfig', { _providersToBlock: { 3: providers[0], 7: { re: '', categories: ['x'] } } })
    expect(categoriesOf('https://tally.test/count.js', null)).toEqual(['analytics'])
    Reflect.set(window, '_ckyConfig', { _providersToBlock: [null] })
    expect(categoriesOf('https://tally.test/count.js', null)).toEqual([])
  })
})

describe('HTML that a script writes', () => {
  const gate = { parked: [], passes: new WeakSet<Element>(), isRefused: (slug: string) => isRefused({}, slug), isOutdated: () => false, restore: () => undefined }

  it.each([
    ['<script async src="https://tally.test/count.js"></script>', '<script type="text/plain" data-cookieyes="cookieyes-analytics" async src="https://tally.test/count.js"></script>'],
    ["<p><IMG alt='a > b' src=https://ads.test/p.gif>", '<p><IMG src data-cookieyes-src="https://ads.test/p.gif" data-cookieyes="cookieyes-advertisement cookieyes-analytics" alt=\'a > b\' src=https://ads.test/p.gif>'],
    ['<iframe src="/own" data-cookieyes="cookieyes-functional">', '<iframe src data-cookieyes-src="/own" data-cookieyes="cookieyes-functional" src="/own" data-cookieyes="cookieyes-functional">'],
  ])('has what is refused switched off: %s', (html, off) => {
    expect(written(gate, html)).toBe(off)
  })

  it.each(['<script src="/own.js"></script>', '<script>var a = "<b>"</script>', '<img alt="">', 'plain < text'])('is left alone otherwise: %s', (html) => {
    expect(written(gate, html)).toBe(html)
  })
})
