import { isLiveScript } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchLegacyScripts, LEGACY_SCRIPTS, legacyScriptOf, liveLegacyScripts, reviveForOthers, wakeScript } from './legacy-scripts.ts'

const ID = 'tiered-pricing-table-front-js-js'
const FILE = '/wp-content/plugins/tier-pricing-table/assets/frontend/product-tiered-pricing-table.min.js?ver=7.1.5'

beforeEach(() => document.head.replaceChildren())
afterEach(() => document.head.replaceChildren())

function script(attributes: Record<string, string>): HTMLScriptElement {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Puts an inline script into the page, which is enough to be found. */
function print(attributes: Record<string, string>): HTMLScriptElement {
  const element = script(attributes)
  document.head.append(element)
  return element
}

describe('isLiveScript', () => {
  it.each(['', 'text/javascript', 'module', 'Application/JavaScript', 'text/ecmascript', 'application/x-javascript'])(
    'says yes to the type %j',
    (type) => expect(isLiveScript(script({ type }))).toBe(true),
  )

  it('says yes to a script without a type', () => {
    expect(isLiveScript(script({}))).toBe(true)
  })

  it('goes by the attribute where a neighbour has given the script a type of its own', () => {
    const own = (attributes: Record<string, string>) => Object.defineProperty(script(attributes), 'type', { get: () => null })
    expect(isLiveScript(own({}))).toBe(true)
    expect(isLiveScript(own({ type: 'text/plain' }))).toBe(false)
  })

  it.each(['text/plain', 'application/json', 'text/template', 'rocketlazyloadscript', 'importmap', 'speculationrules'])(
    'says no to the type %j',
    (type) => expect(isLiveScript(script({ type }))).toBe(false),
  )
})

describe('legacyScriptOf', () => {
  it('knows a script by its id, and by its file where an optimiser dropped the id', () => {
    expect(legacyScriptOf(script({ id: ID }))).toBe(LEGACY_SCRIPTS[0])
    expect(legacyScriptOf(script({ src: FILE }))).toBe(LEGACY_SCRIPTS[0])
  })

  it.each([
    ['add-to-cart', 'wc-add-to-cart'],
    ['cart-fragments', 'wc-cart-fragments'],
    ['cart', 'wc-cart'],
    ['country-select', 'wc-country-select'],
    ['woocommerce', 'woocommerce'],
  ])("knows core's %s by its file, whole or minified", (name, handle) => {
    for (const ending of ['.js', '.min.js?ver=10.9.1']) {
      const src = `https://shop.example/blog/wp-content/plugins/woocommerce/assets/js/frontend/${name}${ending}`
      expect(legacyScriptOf(script({ src }))?.handle).toBe(handle)
    }
  })

  it.each([
    '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js',
    '/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js',
    '/wp-content/plugins/woocommerce-subscriptions/assets/js/frontend/cart.js',
    '/wp-content/plugins/a-side-cart/assets/frontend/cart.min.js',
    '/wp-content/themes/shop/js/frontend/woocommerce.js',
  ])('takes %s for none of them', (src) => {
    expect(legacyScriptOf(script({ src }))).toBeUndefined()
  })

  it.each([
    { id: `${ID}-extra` },
    { id: 'jquery-core-js', src: '/wp-includes/js/jquery/jquery.min.js' },
    { id: ID, src: '/tillkit/0.1.0/tillkit.js' },
    { id: 'gifts-js', src: '/wp-content/plugins/gifts/assets/js/frontend/cart.min.js' },
    { src: '/wp-content/plugins/gifts/assets/js/frontend/woocommerce.js' },
    {},
  ])('does not take %j for one', (attributes) => {
    expect(legacyScriptOf(script(attributes as Record<string, string>))).toBeUndefined()
  })
})

describe('liveLegacyScripts', () => {
  it('finds those that are live for a unit', () => {
    const live = print({ id: ID })
    print({ id: ID, type: 'text/plain' })
    print({ id: 'other-js' })
    expect(liveLegacyScripts('tiered-pricing')).toEqual([live])
    expect(liveLegacyScripts('mini-cart')).toEqual([])
  })

  it('finds none in a template', () => {
    const template = document.createElement('template')
    template.content.append(script({ id: ID }))
    document.head.append(template)
    expect(liveLegacyScripts('tiered-pricing')).toEqual([])
  })
})

describe('wakeScript', () => {
  it('has the browser look at an inert script again, in its place', () => {
    const before = print({ id: 'before' })
    const inert = print({ id: ID, type: 'text/plain', 'data-cfasync': 'false' })
    inert.textContent = 'window.legacy = 1'
    let moves = 0
    const observer = new MutationObserver(() => {})
    observer.observe(document.head, { childList: true })
    wakeScript(inert)
    for (const { addedNodes } of observer.takeRecords()) if ([...addedNodes].includes(inert)) moves += 1
    expect(moves).toBe(1)
    expect(before.nextSibling).toBe(inert)
    expect(inert.nextSibling).toBeNull()
    expect(inert.async).toBe(false)
    expect(liveLegacyScripts('tiered-pricing')).toEqual([inert])
    wakeScript(inert)
    expect(observer.takeRecords()).toEqual([])
  })

  it('switches a script off again whose file does not come', () => {
    const inert = print({ id: ID, type: 'text/plain' })
    wakeScript(inert)
    inert.dispatchEvent(new Event('error'))
    expect(isLiveScript(inert)).toBe(false)
  })
})

describe('fetchLegacyScripts', () => {
  const SRC = 'https://shop.example/legacy.js'
  const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]

  beforeEach(() => {
    // What is preloaded is answered by the tests.
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
    settings['disableJavaScriptFileLoading'] = true
  })

  it('gives one of two tags of a handle, and neither live ones nor those of other units', async () => {
    const [first] = [print({ id: ID, type: 'text/plain' }), print({ id: ID, type: 'text/plain' })]
    print({ id: 'other-js', type: 'text/plain' })
    expect(await fetchLegacyScripts('tiered-pricing')).toEqual([first])
    expect(isLiveScript(first)).toBe(false)
    first.type = ''
    first.nextElementSibling?.remove()
    expect(await fetchLegacyScripts('tiered-pricing')).toEqual([])
  })

  it.each([
    { 'data-cookieyes': 'cookieyes-functional' },
    { 'data-cookieconsent': 'statistics' },
    { class: 'cmplz-script', 'data-category': 'functional' },
    { class: 'optanon-category-C0003' },
    { 'consent-required': '12' },
  ])('leaves a script that consent has parked to consent: %j', async (marks) => {
    const parked = print({ id: ID, type: 'text/plain', 'data-tillkit-unless': 'head', ...marks } as Record<string, string>)
    expect(await fetchLegacyScripts('tiered-pricing')).toEqual([])
    reviveForOthers(parked)
    expect(isLiveScript(parked)).toBe(false)
  })

  it.each(['load', 'error'])('asks for a file as its tag will, and waits for its %s', async (type) => {
    const inert = print({ id: ID, type: 'text/plain', src: SRC, crossorigin: 'anonymous', integrity: 'sha256-x' })
    inert.nonce = 'shop'
    const fetched = fetchLegacyScripts('tiered-pricing')
    const [link] = preloads()
    const { as, href, nonce, crossOrigin, integrity } = link ?? inert as Partial<HTMLLinkElement>
    expect([as, href, nonce, crossOrigin, integrity]).toEqual(['script', SRC, 'shop', 'anonymous', 'sha256-x'])
    link?.dispatchEvent(new Event(type))
    expect(await fetched).toEqual(type === 'load' ? [inert] : [])
    expect(preloads()).toEqual([])
  })
})

describe('reviveForOthers', () => {
  it('brings a script back on pages that have what else it works on, and on no others', () => {
    const other = document.body.appendChild(document.createElement('ol'))
    const scripts = [
      print({ type: 'text/plain', 'data-tillkit-unless': 'ul, ol' }),
      print({ type: 'text/plain', 'data-tillkit-unless': 'dl' }),
      print({ 'data-tillkit-unless': 'ul, ol' }),
    ]
    scripts.forEach(reviveForOthers)
    expect(scripts.map(isLiveScript)).toEqual([true, false, true])
    other.remove()
  })
})
