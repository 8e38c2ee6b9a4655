import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX, attributionGlobal, attributionInputsHtml, type AttributionParams } from '@tillkit/fixtures/attribution'
import { settle } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPage, pageMemory } from './page-memory.ts'

const load = async () => (await import('./attribution.ts')).attribution
const FORM = `<form class="checkout"><p>Rolls</p>${attributionInputsHtml()}</form>`
const NAMES = Object.keys(ATTRIBUTION_FIELDS)

/** What another file's tests have left: cookies, and a choice that a banner has told of. */
function clear(): void {
  forgetPage()
  for (const pair of document.cookie.split('; ')) {
    for (const domain of ['', '; domain=.shop.test', '; domain=shop.test']) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/${domain}`
  }
}

let page: TestPage | undefined
beforeEach(clear)
afterEach(() => {
  page?.close()
  page = undefined
  vi.restoreAllMocks()
  clear()
})

describeWidget(load, {
  html: FORM,
  globals: { wc_order_attribution: attributionGlobal() },
  rewrites: 'wc-order-attribution-inputs',
  broken: [{ field: 'wc_order_attribution', globals: { wc_order_attribution: { params: {} } } }],
})

interface Opened {
  readonly html?: string
  readonly params?: AttributionParams
  readonly globals?: Readonly<Record<string, unknown>>
  readonly settings?: object
  /** The address that the visitor came to. Default: a campaign's. */
  readonly address?: string
}

/** A page that a visitor has come to. */
async function open({ html = FORM, params = {}, globals = {}, settings = {}, address = 'http://shop.test/?utm_source=letter' }: Opened = {}): Promise<TestPage> {
  const config = `<script type="application/json" id="tillkit-config">${JSON.stringify(settings)}</script>`
  page = await openTestPage(load, { html: html + config, globals: { wc_order_attribution: attributionGlobal(params), ...globals } })
  Object.assign(pageMemory(), { address, referrer: '' })
  await page.start()
  return page
}

const inputs = (root: ParentNode = document) => [...root.querySelectorAll<HTMLInputElement>(`input[name^="${ATTRIBUTION_PREFIX}"]`)]
const valueOf = (field: string, root: ParentNode = document) => root.querySelector<HTMLInputElement>(`input[name="${ATTRIBUTION_PREFIX}${field}"]`)?.value
const names = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]).filter((name) => name?.startsWith('sbjs_'))
interface Api {
  getAttributionData(): Record<string, unknown>
  setOrderTracking(isOn: boolean): void
  params: { allowTracking: boolean }
}
const api = () => Reflect.get(window, 'wc_order_attribution') as Api
const element = (at = 0) => document.querySelectorAll('wc-order-attribution-inputs')[at] as HTMLElement & { values: Record<string, unknown> }
const batch = () => {
  settle()
  return page?.rest()
}

describe('fields of an order', () => {
  it('stand in a form once, however often the platform has printed their element [attribution-and-analytics#58]', async () => {
    await open({ html: `<form class="checkout">${attributionInputsHtml()}<p>Rolls</p><div>${attributionInputsHtml()}</div></form>` })
    expect(document.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(1)
    expect(inputs().map(({ name, type }) => [name, type])).toEqual(NAMES.map((name) => [ATTRIBUTION_PREFIX + name, 'hidden']))
    const form = document.querySelector('form')
    expect(form && [...new FormData(form).getAll(`${ATTRIBUTION_PREFIX}source_type`)]).toEqual(['utm'])
    page?.stop()
    expect(document.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(2)
  })

  it('come to an element that was there before, and can be set by anybody [attribution-and-analytics#59]', async () => {
    await open()
    expect(inputs().map(({ name }) => name)).toEqual(NAMES.map((name) => ATTRIBUTION_PREFIX + name))
    expect(inputs().every(({ type }) => type === 'hidden')).toBe(true)
    expect([valueOf('source_type'), valueOf('utm_source'), valueOf('session_pages')]).toEqual(['utm', 'letter', '1'])
    element().values = { source_type: 'admin', utm_id: 0 }
    expect([valueOf('source_type'), valueOf('utm_source'), valueOf('utm_id')]).toEqual(['admin', '', ''])
    expect(element().values).toEqual({ source_type: 'admin', utm_id: 0 })
  })

  it('follow the names that the shop prints, in their order', async () => {
    const globals = { wc_order_attribution: { params: { prefix: 'mine_', allowTracking: true }, fields: { b: 'current.src', a: 'session.pgs', c: 'nowhere.at', d: 'current.constructor' } } }
    await open({ globals })
    expect([...document.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([['mine_b', 'letter'], ['mine_a', '1'], ['mine_c', ''], ['mine_d', '']])
    expect(api().getAttributionData()).toEqual({ b: 'letter', a: '1', c: undefined, d: undefined })
  })

  it('come to forms whose element the server has not printed, to each form that comes, and anew where a script has taken them out', async () => {
    await open({ html: '<form class="register"></form>' })
    expect(inputs()).toHaveLength(16)
    document.body.insertAdjacentHTML('beforeend', `<form class="woocommerce-form register">${attributionInputsHtml()}</form>`)
    await batch()
    expect(inputs(document.forms[1])).toHaveLength(16)
    expect(valueOf('source_type', document.forms[1])).toBe('utm')
    element().remove()
    await batch()
    expect(inputs(document.forms[0])).toHaveLength(16)
    page?.stop()
    expect(document.body.innerHTML).toContain('<form class="register"></form>')
  })

  it('are there in the task in which an element comes, and again where a script has emptied it', async () => {
    await open()
    const late = document.createElement('wc-order-attribution-inputs') as HTMLElement & { values: unknown }
    late.values = { utm_source: 'by hand' }
    document.body.append(late)
    expect([valueOf('utm_source', late), valueOf('source_type', late)]).toEqual(['by hand', ''])
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    element().querySelector('input')?.remove()
    api().setOrderTracking(true)
    expect(warned.mock.calls[0]?.[0]).toContain('source_type')
    expect([inputs(element()).length, valueOf('source_type', element()), valueOf('utm_source', late)]).toEqual([16, 'utm', 'letter'])
  })

  it('hold what looks like markup as text', async () => {
    await open({ address: 'http://shop.test/?utm_source=%3Cimg%20src%3Dx%3E%22%27' })
    expect(valueOf('utm_source')).toBe('<img src=x>"\'')
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('tracking', () => {
  it('that is off writes nothing, and its fields are empty [attribution-and-analytics#55]', async () => {
    const set = vi.fn()
    const stores = blocks(set)
    const written = vi.spyOn(document, 'cookie', 'set')
    await open({ params: { allowTracking: false }, html: `${FORM}<div class="wp-block-woocommerce-checkout"></div>`, globals: { wp: stores } })
    expect(written).not.toHaveBeenCalled()
    expect(inputs().map(({ value }) => value)).toEqual(NAMES.map(() => ''))
    const nothing = Object.fromEntries(NAMES.map((name) => [name, null]))
    expect(api().getAttributionData()).toEqual(nothing)
    expect(set.mock.calls).toEqual([['woocommerce/order-attribution', nothing, true]])
  })

  it('begins with a consent that comes late, once for the page [attribution-and-analytics#56]', async () => {
    let has = false
    await open({ params: { allowTracking: false, consentCategory: 'marketing' }, globals: { consent_api: {}, wp_has_consent: () => has, wp_consent_type: 'optin' } })
    const written = vi.spyOn(document, 'cookie', 'set')
    expect([names(), inputs().map(({ value }) => value).join('')]).toEqual([[], ''])
    has = true
    tell({ marketing: 'allow' })
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))
    expect(written.mock.calls.map(([cookie]) => cookie.split('=')[0])).toEqual(['sbjs_migrations', 'sbjs_current_add', 'sbjs_first_add', 'sbjs_current', 'sbjs_first', 'sbjs_udata', 'sbjs_session'])
    expect([valueOf('source_type'), valueOf('utm_source'), valueOf('session_pages'), valueOf('session_count')]).toEqual(['utm', 'letter', '1', '1'])
    has = false
    tell({ marketing: 'deny' })
    expect([names(), inputs().map(({ value }) => value).join('')]).toEqual([[], ''])
    has = true
    tell({ marketing: 'allow' })
    expect([valueOf('utm_source'), valueOf('session_pages'), api().params.allowTracking]).toEqual(['letter', '1', true])
  })

  it('hears of other kinds of consent as of nothing', async () => {
    await open({ params: { allowTracking: false, consentCategory: 'marketing' }, globals: { consent_api: {}, wp_has_consent: () => false, wp_consent_type: 'optin' } })
    tell({ statistics: 'allow' })
    expect(api().params.allowTracking).toBe(false)
    expect(names()).toEqual([])
  })

  it('does not widen what a cached page says, but where somebody answers for this visitor', async () => {
    await open({ params: { allowTracking: true, consentCategory: 'marketing' }, globals: { consent_api: {}, wp_has_consent: () => false, wp_consent_type: 'optin' } })
    expect([api().params.allowTracking, names()]).toEqual([false, []])
    page?.close()
    clear()
    await open({ params: { allowTracking: false, consentCategory: 'marketing' }, globals: { consent_api: {}, wp_has_consent: () => true, wp_consent_type: 'optin' } })
    expect([api().params.allowTracking, valueOf('utm_source')]).toEqual([true, 'letter'])
  })

  it('waits for the choice of a banner that the platform knows nothing of, unless the shop does not want that', async () => {
    await open({ globals: { _ckyConfig: {} } })
    expect([names(), valueOf('source_type')]).toEqual([[], ''])
    page?.close()
    clear()
    await open({ globals: { _ckyConfig: {} }, settings: { units: { attribution: { asksConsent: false } } } })
    expect(valueOf('source_type')).toBe('utm')
  })

  it('goes on and off as scripts of others say, counts a page once, and tells them', async () => {
    await open()
    expect(api().params.allowTracking).toBe(true)
    api().setOrderTracking(false)
    expect([names(), valueOf('source_type'), api().getAttributionData()['source_type'], Reflect.get(window, 'sbjs')]).toEqual([[], '', null, expect.objectContaining({ get: {} })])
    for (let calls = 0; calls < 3; calls += 1) api().setOrderTracking(true)
    expect([valueOf('session_pages'), api().getAttributionData()['session_pages']]).toEqual(['1', '1'])
    // What is asked without anything new to say leaves it.
    api().setOrderTracking(false)
    window.dispatchEvent(new Event('focus'))
    expect(names()).toEqual([])
  })

  it('answers as the platform\'s library does, and leaves one that is there', async () => {
    await open()
    const { get, init } = Reflect.get(window, 'sbjs') as { get: Record<string, Record<string, string>>; init: (prefs?: object) => void }
    expect(Object.keys(get)).toEqual(['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo'])
    expect([get['current']?.['src'], get['promo']]).toEqual(['letter', {}])
    const called = vi.fn()
    init({ callback: called })
    init()
    expect([called.mock.calls[0]?.[0], valueOf('session_pages')]).toEqual([get, '1'])
    page?.close()
    clear()
    const library = { get: {} }
    await open({ globals: { sbjs: library } })
    expect(Reflect.get(window, 'sbjs')).toBe(library)
  })

  it('fills what it can where cookies throw', async () => {
    const refuse = () => { throw new DOMException('no', 'SecurityError') }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
    await open()
    expect([page?.errors, valueOf('utm_source'), valueOf('session_pages')]).toEqual([[], 'letter', '1'])
    api().setOrderTracking(false)
    expect([page?.errors, valueOf('utm_source')]).toEqual([[], ''])
    Reflect.deleteProperty(document, 'cookie')
  })

  it('waits on a page that is made ready before anybody sees it', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    await open()
    expect([names(), valueOf('source_type')]).toEqual([[], ''])
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(valueOf('source_type')).toBe('utm')
  })
})

/** The blocks' stores in short. */
function blocks(set: unknown, name = 'setExtensionData') {
  return { data: { select: () => ({}), dispatch: () => ({ [name]: set }), subscribe: () => () => undefined } }
}

function tell(detail: object): void {
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }))
}

describe('the blocks\' checkout', () => {
  const BLOCK = '<div class="wp-block-woocommerce-checkout"></div>'

  it('has what an order carries before the shopper does anything, and all that is news', async () => {
    const set = vi.fn()
    await open({ html: BLOCK, globals: { wp: blocks(set) } })
    expect(set).toHaveBeenCalledTimes(1)
    const [extension, values, isWhole] = set.mock.calls[0] ?? []
    expect([extension, isWhole]).toEqual(['woocommerce/order-attribution', true])
    expect(Object.keys(values as object)).toEqual(NAMES)
    expect(values).toMatchObject({ utm_source: 'letter', utm_id: '(none)' })
    api().setOrderTracking(false)
    expect(Object.values(set.mock.lastCall?.[1] as object)).toEqual(NAMES.map(() => null))
  })

  it('is written by its older name, too', async () => {
    const set = vi.fn()
    await open({ html: BLOCK, globals: { wp: blocks(set, '__internalSetExtensionData') } })
    expect(set).toHaveBeenCalledTimes(1)
  })

  it('is waited for, whether its library or its store is late', async () => {
    const set = vi.fn()
    let isThere = false
    const heard: (() => void)[] = []
    const data = { ...blocks(set).data, select: () => (isThere ? {} : undefined), subscribe: (listener: () => void) => {
      heard.push(listener)
      return () => undefined
    } }
    await open({ html: BLOCK, globals: { wp: { data } } })
    expect(set).not.toHaveBeenCalled()
    isThere = true
    for (const listener of heard) listener()
    expect(set).toHaveBeenCalledTimes(1)
    page?.close()
    clear()
    set.mockReset()
    await open({ html: `${BLOCK}<script id="late"></script>` })
    Reflect.set(window, 'wp', blocks(set))
    document.querySelector('#late')?.dispatchEvent(new Event('load'))
    expect(set).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(window, 'wp')
  })
})
