import { describe, expect, it } from 'vitest'
import type { AttributionOptions } from '../options.ts'
import { recordOf, textOf } from '../records/record.ts'
import { visitSource } from './source.model.ts'

const COMPATIBLE: AttributionOptions = { asksConsent: true, base64: false, searchHosts: [], ignoreReferrers: [], clickIds: false, strictGoogleHost: false }
const KEYS = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']

/** The source of a first visit, as an order would have it: its values between strokes, without what is not there at the end. */
function sourceOf(path: string, referrer = '', options: Partial<AttributionOptions> = {}): string {
  const address = new URL(path, 'https://shop.example/')
  const pairs = visitSource({ address, referrer, isInSession: false, isKnown: false, options: { ...COMPATIBLE, ...options } })
  const record = recordOf(textOf(pairs ?? []))
  expect(Object.keys(record)).toEqual(KEYS)
  return KEYS.map((key) => record[key]).join(' · ').replace(/( · \(none\))+$/, '')
}

/** Case, address, referrer, source. What stands after the last one is `(none)`. */
const CASES: readonly (readonly [rule: string, path: string, referrer: string, source: string])[] = [
  ['[attribution-and-analytics#1]', '/', '', 'typein · (direct)'],
  ['[attribution-and-analytics#2]', '/?utm_source=newsletter&utm_medium=email&utm_campaign=spring%20sale', '', 'utm · newsletter · email · spring sale'],
  ['[attribution-and-analytics#3]', '/?utm_campaign=x', '', 'utm · (none) · (none) · x'],
  ['[attribution-and-analytics#4]', '/?utm_source=', '', 'utm · '],
  ['[attribution-and-analytics#5]', '/?utm_source', '', 'typein · (direct)'],
  ['[attribution-and-analytics#6]', '/?UTM_SOURCE=X', '', 'typein · (direct)'],
  ['[attribution-and-analytics#7]', '/#utm_source=x', '', 'typein · (direct)'],
  ['[attribution-and-analytics#8]', '/?gclid=abc', 'https://www.google.com/', 'utm · google · cpc · google_cpc'],
  ['[attribution-and-analytics#9]', '/?gclid=abc&utm_source=news', '', 'utm · news · cpc · google_cpc'],
  ['[attribution-and-analytics#10]', '/?yclid=1', '', 'utm · yandex · cpc · yandex_cpc'],
  ['[attribution-and-analytics#11]', '/?fbclid=1', 'https://l.facebook.com/', 'referral · l.facebook.com · referral · (none) · /'],
  ['[attribution-and-analytics#12]', '/?msclkid=1', 'https://www.bing.com/', 'referral · bing.com · referral · (none) · /'],
  ['[attribution-and-analytics#13]', '/', 'https://www.google.com/', 'organic · google · organic'],
  ['[attribution-and-analytics#14]', '/', 'https://www.google.co.uk/', 'organic · google · organic'],
  ['[attribution-and-analytics#15]', '/', 'https://google.com/search?q=till', 'organic · google · organic'],
  ['[attribution-and-analytics#16]', '/', 'https://news.google.com/', 'referral · news.google.com · referral · (none) · /'],
  ['[attribution-and-analytics#17]', '/', 'https://mail.google.com/mail/', 'referral · mail.google.com · referral · (none) · /mail/'],
  ['[attribution-and-analytics#20]', '/', 'https://www.bing.com/search?q=till+rolls', 'organic · bing · organic'],
  ['[attribution-and-analytics#21]', '/', 'https://uk.search.yahoo.com/search?p=x', 'organic · yahoo · organic'],
  ['[attribution-and-analytics#22]', '/', 'https://duckduckgo.com/?q=x', 'referral · duckduckgo.com · referral · (none) · /'],
  ['[attribution-and-analytics#23]', '/', 'https://www.ecosia.org/search?q=x', 'referral · ecosia.org · referral · (none) · /search'],
  ['[attribution-and-analytics#24]', '/', 'https://yandex.ru/search/?text=x', 'organic · yandex · organic'],
  ['[attribution-and-analytics#25]', '/', 'https://yandex.ru/', 'referral · yandex.ru · referral · (none) · /'],
  ['[attribution-and-analytics#26]', '/', 'https://search.aol.com/aol/search?q=a', 'organic · aol · organic'],
  ['[attribution-and-analytics#27]', '/', 'https://t.co/abc', 'referral · twitter.com · referral · (none) · /abc'],
  ['[attribution-and-analytics#28]', '/', 'https://plus.url.google.com/x', 'referral · plus.google.com · referral · (none) · /x'],
  ['[attribution-and-analytics#29]', '/', 'https://www.facebook.com/some/page?x=1', 'referral · facebook.com · referral · (none) · /some/page'],
  ['[attribution-and-analytics#30]', '/', 'android-app://com.google.android.gm/', 'referral · com.google.android.gm · referral · (none) · /'],
  ['[attribution-and-analytics#31]', '/', 'https://shop.example/other', 'typein · (direct)'],
  ['[attribution-and-analytics#32]', '/', 'https://sub.shop.example/a', 'typein · (direct)'],
  ['[attribution-and-analytics#33]', '/', 'https://www.shop.example/a', 'typein · (direct)'],
  ['[attribution-and-analytics#34]', '/', 'https://notshop.example/a', 'referral · notshop.example · referral · (none) · /a'],
  ['[attribution-and-analytics#35]', '/', 'http://localhost:3000/x', 'referral · localhost · referral · (none) · /x'],
  ['[attribution-and-analytics#36]', '/?utm_source=a&utm_source=b', '', 'utm · a,b'],
  ['[attribution-and-analytics#37]', '/?utm_content=a=b', '', 'utm · (none) · (none) · (none) · a'],
  ['[attribution-and-analytics#38]', '/?utm_source=caf%C3%A9+bar', '', 'utm · café+bar'],
  ['[attribution-and-analytics#39]', '/?utm_source=100%', '', 'utm · 100%'],
  ['[attribution-and-analytics#40]', '/?utm_campaign=a%7C%7C%7Cb', '', 'utm · (none) · (none) · a|||b'],
  ['[attribution-and-analytics#41]', '/?utm_campaign=a|||b', '', 'utm · (none) · (none) · a|||b'],
  ['[attribution-and-analytics#42]', '/?false=1', '', 'typein · (direct)'],
  ['[attribution-and-analytics#43]', '/?utm_source=y', 'https://yandex.ru/search/?text=kassa', 'utm · y · (none) · (none) · (none) · kassa'],
  ['[attribution-and-analytics#44]', '/?utm_term=', 'https://yandex.ru/search/?text=kassa', 'utm · (none) · (none) · (none) · (none) · '],
  ['[attribution-and-analytics#45]', '/?utm_id=42&utm_source_platform=dv&utm_creative_format=video&utm_marketing_tactic=retarget', '', 'utm · (none) · (none) · (none) · (none) · (none) · 42 · dv · video · retarget'],
]

describe('the source of a first visit', () => {
  for (const [rule, path, referrer, source] of CASES) {
    it(`by ${path}${referrer && ` from ${referrer}`} is ${source} ${rule}`, () => expect(sourceOf(path, referrer)).toBe(source))
  }

  it('takes every google for Google, or its own domains alone where the shop wants that [attribution-and-analytics#18]', () => {
    expect(sourceOf('/', 'https://google.evil.com/')).toBe('organic · google · organic')
    expect(sourceOf('/', 'https://google.evil.com/', { strictGoogleHost: true })).toBe('referral · google.evil.com · referral · (none) · /')
    for (const host of ['google.com', 'www.google.de', 'www.google.co.uk', 'google.com.au', 'google.cat']) {
      expect(sourceOf('/', `https://${host}/`, { strictGoogleHost: true }), host).toBe('organic · google · organic')
    }
  })

  it('takes an engine that tells no query for a referral, or for what it is where the shop lists it [attribution-and-analytics#19]', () => {
    expect(sourceOf('/', 'https://www.bing.com/')).toBe('referral · bing.com · referral · (none) · /')
    expect(sourceOf('/', 'https://www.bing.com/', { searchHosts: ['bing.com'] })).toBe('organic · bing · organic')
    expect(sourceOf('/', 'https://duckduckgo.com/', { searchHosts: ['bing.com', 'duckduckgo.com'] })).toBe('organic · duckduckgo · organic')
    expect(sourceOf('/', 'https://notbing.com/', { searchHosts: ['bing.com'] })).toBe('referral · notbing.com · referral · (none) · /')
  })

  it('is named by clicks of others where the shop wants that', () => {
    const source = (name: string) => sourceOf(`/?${name}=1`, '', { clickIds: true })
    expect(['msclkid', 'gbraid', 'wbraid', 'ttclid', 'fbclid'].map(source)).toEqual([
      'utm · bing · cpc · bing_cpc', 'utm · google · cpc · google_cpc', 'utm · google · cpc · google_cpc', 'utm · tiktok · cpc · tiktok_cpc', 'utm · facebook · social',
    ])
    expect(sourceOf('/?msclkid=1&utm_source=x', '', { clickIds: true })).toBe('utm · x · cpc · bing_cpc')
  })

  it('is none of hosts that the shop ignores, below which others stand', () => {
    const ignoring = { ignoreReferrers: ['paypal.com'] }
    expect(sourceOf('/', 'https://www.paypal.com/checkout', ignoring)).toBe('typein · (direct)')
    expect(sourceOf('/', 'https://notpaypal.com/', ignoring)).toBe('referral · notpaypal.com · referral · (none) · /')
  })

  it('survives a referrer that is no address', () => expect(sourceOf('/', 'about:blank')).toBe('typein · (direct)'))
})

describe('a visit that goes on', () => {
  const again = (path: string, referrer: string, isInSession: boolean) =>
    visitSource({ address: new URL(path, 'https://shop.example/'), referrer, isInSession, isKnown: true, options: COMPATIBLE })

  it('keeps its source through referrals of a session, and no longer', () => {
    expect(again('/', 'https://www.paypal.com/', true)).toBeUndefined()
    expect(again('/', '', false)).toBeUndefined()
    expect(again('/', 'https://www.paypal.com/', false)).toContainEqual(['typ', 'referral'])
  })

  it('has a new one by a campaign or a search engine, in a session too', () => {
    expect(again('/?utm_source=x', '', true)).toContainEqual(['src', 'x'])
    expect(again('/', 'https://www.google.com/', true)).toContainEqual(['typ', 'organic'])
  })
})
