import { eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { counts, expectOrder, kept, openVisitor, sourceIn, tomorrow, type Visitor } from './visitor.ts'

const shop = useShop()
const HOME = 'https://shop.example/'
const GOOGLE = 'https://www.google.com/'
const PAYPAL = 'https://www.paypal.com/checkout/done'
const MINUTE = 60_000

/** Ends the session, as half an hour without a page does. */
const endSession = ({ context }: Visitor) => context.clearCookies({ name: 'sbjs_session' })

/** Somebody whom Google has sent. */
async function fromGoogle(options = {}): Promise<Visitor> {
  const visitor = await openVisitor(shop, options)
  await visitor.go(HOME, GOOGLE)
  return visitor
}

describe('the cookies of a visit', () => {
  it('are those of the platform\'s library, to the letter [attribution-and-analytics#46]', async () => {
    const time = tomorrow(12, 0)
    const visitor = await fromGoogle({ time })
    const written = await visitor.written()
    expectOrder(written)
    const source = 'typ%3Dorganic%7C%7C%7Csrc%3Dgoogle%7C%7C%7Cmdm%3Dorganic%7C%7C%7Ccmp%3D%28none%29%7C%7C%7Ccnt%3D%28none%29%7C%7C%7Ctrm%3D%28none%29%7C%7C%7Cid%3D%28none%29%7C%7C%7Cplt%3D%28none%29%7C%7C%7Cfmt%3D%28none%29%7C%7C%7Ctct%3D%28none%29'
    expect(written[3]).toBe(`sbjs_current=${source};domain=.shop.example; path=/`)
    expect(written[4]).toBe(`sbjs_first=${source};domain=.shop.example; path=/`)
    expect(written[0]).toBe('sbjs_migrations=1418474375998%3D1;domain=.shop.example; path=/')
    const arrived = `fd%3D${time.toISOString().slice(0, 10)}%2012%3A00%3A00%7C%7C%7Cep%3Dhttps%3A%2F%2Fshop.example%2F%7C%7C%7Crf%3Dhttps%3A%2F%2Fwww.google.com%2F`
    expect(written[1]).toBe(`sbjs_current_add=${arrived};domain=.shop.example; path=/`)
    expect(written[6]).toBe(`sbjs_session=pgs%3D1%7C%7C%7Ccpg%3Dhttps%3A%2F%2Fshop.example%2F; expires=${new Date(+time + 30 * MINUTE).toUTCString()};domain=.shop.example; path=/`)
    expect(await counts(visitor)).toEqual(['1', '1'])
    const cookies = await visitor.context.cookies()
    expect(cookies.find(({ name }) => name === 'sbjs_current')).toMatchObject({ domain: '.shop.example', path: '/', expires: -1, secure: false })
  })

  it('go on with the next page [attribution-and-analytics#47]', async () => {
    const visitor = await fromGoogle()
    const before = await visitor.cookie('sbjs_current_add')
    await visitor.go(`${HOME}product/roll/`, HOME)
    expect([await sourceIn(visitor), await counts(visitor)]).toEqual(['organic · google · organic', ['2', '1']])
    expect((await visitor.cookie('sbjs_current_add'))?.['ep']).toBe(before?.['ep'])
    expect((await visitor.cookie('sbjs_session'))?.['cpg']).toBe(`${HOME}product/roll/`)
  })

  it('keep their source through a payment page [attribution-and-analytics#48]', async () => {
    const visitor = await fromGoogle()
    await visitor.go(`${HOME}checkout/`, HOME)
    await visitor.go(`${HOME}thanks/`, 'https://www.paypal.com/')
    expect([await sourceIn(visitor), await counts(visitor)]).toEqual(['organic · google · organic', ['3', '1']])
  })

  it('have a new one by a referral once the session is over, unless the shop ignores that [attribution-and-analytics#49]', async () => {
    const visitor = await fromGoogle()
    await endSession(visitor)
    await visitor.go(`${HOME}thanks/`, PAYPAL)
    expect([await sourceIn(visitor), await counts(visitor), await sourceIn(visitor, 'sbjs_first')]).toEqual(['referral · paypal.com · referral', ['1', '2'], 'organic · google · organic'])
    // Of another site the browser tells no path: what it does tell is the content.
    expect((await visitor.cookie('sbjs_current'))?.['cnt']).toBe(new URL(await visitor.page.evaluate(() => document.referrer)).pathname)
    const other = await fromGoogle({ config: { units: { attribution: { ignoreReferrers: ['paypal.com'] } } } })
    await endSession(other)
    await other.go(`${HOME}thanks/`, PAYPAL)
    expect([await sourceIn(other), await counts(other)]).toEqual(['organic · google · organic', ['1', '2']])
  })

  it('keep it where nobody sends the visitor again [attribution-and-analytics#50]', async () => {
    const visitor = await fromGoogle()
    await endSession(visitor)
    await visitor.go(HOME, PAYPAL)
    await endSession(visitor)
    await visitor.go(HOME)
    expect([await sourceIn(visitor), await counts(visitor)]).toEqual(['referral · paypal.com · referral', ['1', '3']])
  })

  it('have a new one by a campaign in the middle of a session [attribution-and-analytics#51]', async () => {
    const visitor = await fromGoogle()
    await visitor.go(`${HOME}?utm_source=x`)
    expect([await sourceIn(visitor), await sourceIn(visitor, 'sbjs_first'), await counts(visitor)]).toEqual(['utm · x · (none)', 'organic · google · organic', ['2', '1']])
    expect([(await visitor.cookie('sbjs_current_add'))?.['ep'], (await visitor.cookie('sbjs_first_add'))?.['ep']]).toEqual([`${HOME}?utm_source=x`, HOME])
  })

  it('are in base64 where the shop wants that, and of the host without www [attribution-and-analytics#52]', async () => {
    const visitor = await openVisitor(shop, { params: { base64: true } })
    await visitor.go('https://www.shop.co.uk/')
    const written = await visitor.written()
    expect(written[0]).toBe('sbjs_migrations=MTQxODQ3NDM3NTk5OCUzRDE;domain=.shop.co.uk; path=/')
    expect(await visitor.cookie('sbjs_migrations')).toEqual({ 1418474375998: '1' })
    expect(written.every((cookie) => /^sbjs_\w+=[A-Za-z\d+/]+;/.test(cookie))).toBe(true)
    const forced = await openVisitor(shop, { config: { units: { attribution: { base64: true } } } })
    await forced.go(HOME)
    expect((await forced.written())[0]).toContain('sbjs_migrations=MTQxODQ3NDM3NTk5OCUzRDE;')
  })

  it('live for as many months as the shop says [attribution-and-analytics#53]', async () => {
    const time = tomorrow(12, 0)
    const visitor = await openVisitor(shop, { params: { lifetime: 6 }, time })
    await visitor.go(HOME)
    const written = await visitor.written()
    expectOrder(written)
    const expires = written.map((cookie) => /expires=([^;]+)/.exec(cookie)?.[1])
    expect(expires).toEqual([...Array.from({ length: 6 }, () => new Date(+time + 180 * 24 * 60 * MINUTE).toUTCString()), new Date(+time + 30 * MINUTE).toUTCString()])
  })

  it('are read as they were written before base64 was on, and written in it [attribution-and-analytics#54]', async () => {
    const params: { base64: boolean } = { base64: false }
    const visitor = await openVisitor(shop, { params })
    await visitor.go(`${HOME}?utm_source=men%27s&utm_campaign=caf%C3%A9`)
    params.base64 = true
    await visitor.go(`${HOME}shop/`, HOME)
    const raw = await visitor.raw()
    for (const name of ['sbjs_current', 'sbjs_udata', 'sbjs_session']) expect(raw[name], name).toMatch(/^[A-Za-z\d+/]+$/)
    expect(raw['sbjs_first']).toContain('%3D')
    expect([await sourceIn(visitor), await sourceIn(visitor, 'sbjs_first'), await counts(visitor)]).toEqual(['utm · men\'s · (none)', 'utm · men\'s · (none)', ['2', '1']])
    expect(await visitor.page.evaluate(() => (Reflect.get(window, 'wc_order_attribution') as { getAttributionData(): Record<string, string> }).getAttributionData()['utm_campaign'])).toBe('café')
  })

  it('have their time in UTC, wherever the visitor is [attribution-and-analytics#60]', async () => {
    const visitor = await openVisitor(shop, { timeZone: 'Asia/Kolkata', time: tomorrow(20, 7, 57) })
    await visitor.go(HOME)
    expect(await visitor.page.evaluate(() => new Date().getTimezoneOffset())).toBe(-330)
    expect((await visitor.cookie('sbjs_current_add'))?.['fd']).toBe(`${tomorrow(20, 7, 57).toISOString().slice(0, 10)} 20:07:57`)
  })

  it('go on past midnight, and from one tab to the next', async () => {
    const visitor = await openVisitor(shop, { time: tomorrow(23, 50) })
    await visitor.go(HOME, GOOGLE)
    await visitor.setTime(new Date(+tomorrow(23, 50) + 20 * MINUTE))
    await visitor.go(`${HOME}shop/`, HOME)
    expect(await counts(visitor)).toEqual(['2', '1'])
    const tab = await visitor.context.newPage()
    await tab.goto(`${HOME}product/roll/`)
    await eventually(() => counts(visitor)).toEqual(['3', '1'])
  })
})

describe('consent', () => {
  const CONSENT = '<script>var consent_api = { consent_type: "optin" }; window.wp_consent_type = "optin"; window.wp_has_consent = (category) => document.cookie.includes("wp_consent_" + category + "=allow")</script>'
  const FORM = '<form class="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>'
  /** What the platform's API does with a choice. */
  const choose = ({ page }: Visitor, choice: 'allow' | 'deny') => page.evaluate((value) => {
    document.cookie = `wp_consent_marketing=${value}; path=/`
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: value } }))
  }, choice)

  it('taken back ends every cookie of a host with www, and empties fields [attribution-and-analytics#57]', async () => {
    const visitor = await openVisitor(shop, { head: CONSENT, main: FORM, params: { allowTracking: false, consentCategory: 'marketing' } })
    await visitor.go('https://www.shop.co.uk/checkout/?utm_source=letter')
    expect([await kept(visitor), await visitor.field('utm_source')]).toEqual([[], ''])
    await choose(visitor, 'allow')
    // What an older script has kept for this host alone, and for its full name.
    await visitor.page.evaluate(() => {
      document.cookie = 'sbjs_promo=code%3D1; path=/'
      document.cookie = 'sbjs_first=x; path=/; domain=.www.shop.co.uk'
    })
    expect(await visitor.field('utm_source')).toBe('letter')
    expect(await kept(visitor)).toContain('sbjs_current')
    await choose(visitor, 'deny')
    expect(await kept(visitor)).toEqual([])
    expect(await visitor.page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join(''))).toBe('')
    expect(await visitor.page.evaluate(() => document.querySelectorAll('wc-order-attribution-inputs input').length)).toBe(16)
  })

  it('that comes late finds the address that the visitor came to, whoever has cleaned it', async () => {
    const clean = '<script>history.replaceState(null, "", location.pathname)</script>'
    const visitor = await openVisitor(shop, { head: CONSENT + clean, main: FORM, params: { allowTracking: false, consentCategory: 'marketing' } })
    await visitor.go(`${HOME}checkout/?utm_source=letter&utm_campaign=spring`, GOOGLE)
    expect([await kept(visitor), await visitor.page.evaluate(() => location.search)]).toEqual([[], ''])
    await choose(visitor, 'allow')
    expect([await visitor.field('utm_source'), await visitor.field('utm_campaign'), await visitor.field('session_entry'), await visitor.field('referrer')]).toEqual(['letter', 'spring', `${HOME}checkout/?utm_source=letter&utm_campaign=spring`, GOOGLE])
    // Without the early script what is known is what is left.
    const late = await openVisitor(shop, { head: clean, main: FORM, hasEarly: false })
    await late.go(`${HOME}checkout/?utm_source=letter`)
    expect(await late.field('source_type')).toBe('typein')
  })

  it('is heard where it is taken back in another tab', async () => {
    const visitor = await openVisitor(shop, { head: CONSENT, main: FORM, params: { allowTracking: true, consentCategory: 'marketing' } })
    await visitor.go(`${HOME}checkout/`)
    await choose(visitor, 'allow')
    expect(await visitor.field('source_type')).toBe('typein')
    const tab = await visitor.context.newPage()
    await tab.goto(`${HOME}checkout/`)
    await tab.evaluate(() => { document.cookie = 'wp_consent_marketing=deny; path=/' })
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect([await visitor.field('source_type'), await kept(visitor)]).toEqual(['', []])
  })
})

describe('a page that nobody touches', () => {
  it('with nothing to fill in has the early script and what counts it', async () => {
    const visitor = await openVisitor(shop)
    await visitor.go(HOME)
    expect([...visitor.modules].sort()).toEqual(['attribution.early', 'attribution.untouched'])
  })

  it('is taken over by the unit where a form comes, and counted once', async () => {
    const visitor = await openVisitor(shop)
    await visitor.go(`${HOME}?utm_source=letter`)
    await visitor.page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form class="register"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>'))
    await eventually(() => visitor.field('utm_source')).toBe('letter')
    expect([await visitor.field('session_pages'), await counts(visitor)]).toEqual(['1', ['1', '1']])
    expect(await visitor.page.evaluate(() => (Reflect.get(window, 'sbjs') as { get: { current: { src: string } } }).get.current.src)).toBe('letter')
  })

  it('has one with a form of its own at once, without the other', async () => {
    const visitor = await openVisitor(shop, { main: '<form class="checkout"></form>' })
    await visitor.go(HOME)
    await eventually(() => visitor.field('source_type')).toBe('typein')
    expect(visitor.modules).not.toContain('attribution.untouched')
  })

  it('comes back from the browser\'s memory as it was, and is not counted again', async () => {
    const visitor = await openVisitor(shop)
    await visitor.go(HOME)
    await visitor.go(`${HOME}shop/`, HOME)
    await visitor.page.goBack()
    await visitor.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const [pages] = await counts(visitor)
    expect(Number(pages)).toBeLessThanOrEqual(3)
  })
})

describe('odd cookies', () => {
  it.each([
    ['a broken one', 'sbjs_current=%E0%A4%A; sbjs_first=%E0%A4%A'],
    ['one of another tool', 'sbjs_current={"a":1}; sbjs_udata=x; sbjs_session=yes'],
  ])('%s is no source', async (_what, cookies) => {
    const visitor = await openVisitor(shop)
    await visitor.go(`${HOME}robots/`)
    await visitor.context.clearCookies()
    await visitor.page.evaluate((all) => all.split('; ').forEach((cookie) => { document.cookie = `${cookie}; path=/; domain=.shop.example` }), cookies)
    await visitor.go(HOME)
    expect(await sourceIn(visitor)).toBe('typein · (direct) · (none)')
  })

  it('an address of kilobytes fits, and what it says is not cut in two', async () => {
    const visitor = await openVisitor(shop, { main: '<form class="checkout"></form>' })
    await visitor.go(`${HOME}?utm_source=letter&utm_campaign=${encodeURIComponent('é😀'.repeat(700))}&utm_content=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`, GOOGLE)
    const cookies = (await visitor.context.cookies()).filter(({ name }) => name.startsWith('sbjs_'))
    expect(cookies).toHaveLength(7)
    await eventually(() => visitor.field('utm_source')).toBe('letter')
    const campaign = await visitor.field('utm_campaign')
    expect(campaign).toMatch(/^(?:é😀)+é?$/u)
    expect((await visitor.field('session_entry'))?.length).toBeLessThanOrEqual(512)
    expect(await visitor.field('utm_content')).toBe('<img src=x onerror=alert(1)>')
  })
})
