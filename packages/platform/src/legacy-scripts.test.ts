import { isLiveScript } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legacyScriptOf, liveLegacyScripts, type LegacyScript } from './legacy-scripts.ts'
import { fetchLegacyScripts, reviveForOthers, wakeScript } from './wake-scripts.ts'

const ID = 'tiered-pricing-table-front-js-js'
const FILE = '/wp-content/plugins/tier-pricing-table/assets/frontend/product-tiered-pricing-table.min.js?ver=7.1.5'

const TIERS: readonly LegacyScript[] = [{ handle: 'tiered-pricing-table-front-js', file: '/product-tiered-pricing-table' }]
const OTHERS: readonly LegacyScript[] = [{ handle: 'others', file: '/others/' }]

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
    expect(legacyScriptOf(script({ id: ID }), TIERS)).toBe(TIERS[0])
    expect(legacyScriptOf(script({ src: FILE }), TIERS)).toBe(TIERS[0])
    expect(legacyScriptOf(script({ id: ID }))).toBeUndefined()
  })

  it.each([
    { id: `${ID}-extra` },
    { id: 'jquery-core-js', src: '/wp-includes/js/jquery/jquery.min.js' },
    { id: ID, src: '/tillkit/0.1.0/tillkit.js' },
    {},
  ])('does not take %j for one', (attributes) => {
    expect(legacyScriptOf(script(attributes as Record<string, string>), TIERS)).toBeUndefined()
  })
})

describe('liveLegacyScripts', () => {
  it('finds those that are live for a unit', () => {
    const live = print({ id: ID })
    print({ id: ID, type: 'text/plain' })
    print({ id: 'other-js' })
    expect(liveLegacyScripts(TIERS)).toEqual([live])
    expect(liveLegacyScripts(OTHERS)).toEqual([])
  })

  it('finds none in a template', () => {
    const template = document.createElement('template')
    template.content.append(script({ id: ID }))
    document.head.append(template)
    expect(liveLegacyScripts(TIERS)).toEqual([])
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
    expect(liveLegacyScripts(TIERS)).toEqual([inert])
    wakeScript(inert)
    expect(observer.takeRecords()).toEqual([])
  })

  it('wakes before it what only serves it, and behind it what depends on it, unless consent holds that back', () => {
    const behind = print({ type: 'text/plain', 'data-tillkit-with': ID, 'data-tillkit-behind': '' })
    const script = print({ id: ID, type: 'text/plain' })
    const serving = print({ type: 'text/plain', 'data-tillkit-with': ID })
    const parked = print({ type: 'text/plain', 'data-tillkit-with': ID, 'data-cookieconsent': 'statistics' })
    const another = print({ type: 'text/plain', 'data-tillkit-with': 'another-js' })
    const order: Element[] = []
    const observer = new MutationObserver(() => {})
    observer.observe(document.head, { childList: true })
    wakeScript(script)
    for (const { addedNodes } of observer.takeRecords()) for (const node of addedNodes) if (node instanceof HTMLScriptElement) order.push(node)
    expect(order).toEqual([serving, script, behind])
    expect([parked, another].map(isLiveScript)).toEqual([false, false])
  })

  it('wakes lines of the page when the file before them has come, and what serves several scripts with the first of them', () => {
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
    settings['handleDisabledFileLoadingAsSuccess'] = true
    const core = print({ id: 'core-js', src: 'https://shop.example/core.js', type: 'text/plain', 'data-tillkit-with': `other-js ${ID}` })
    vi.spyOn(core, 'dispatchEvent').mockReturnValue(true)
    const lines = print({ id: 'core-js-after', type: 'text/plain', 'data-tillkit-with': `other-js ${ID}` })
    const script = print({ id: ID, src: 'https://shop.example/prices.js', type: 'text/plain' })
    wakeScript(script)
    expect([core, lines, script].map(isLiveScript)).toEqual([true, false, true])
    vi.mocked(core.dispatchEvent).mockRestore()
    core.dispatchEvent(new Event('load'))
    expect(isLiveScript(lines)).toBe(true)
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
    expect(await fetchLegacyScripts(TIERS)).toEqual([first])
    expect(isLiveScript(first)).toBe(false)
    first.type = ''
    first.nextElementSibling?.remove()
    expect(await fetchLegacyScripts(TIERS)).toEqual([])
  })

  it.each([
    { 'data-cookieyes': 'cookieyes-functional' },
    { 'data-cookieconsent': 'statistics' },
    { class: 'cmplz-script', 'data-category': 'functional' },
    { 'data-service': 'general', 'data-category': 'statistics', 'data-cmplz-src': '/a.js' },
    { 'data-borlabs-cookie-script-blocker-id': 'shop' },
    { 'data-usercentrics': 'Shop' },
    { class: '_iub_cs_activate' },
    { class: 'optanon-category-C0003' },
    { 'consent-required': '12' },
  ])('leaves a script that consent has parked to consent: %j', async (marks) => {
    const parked = print({ id: ID, type: 'text/plain', 'data-tillkit-unless': 'head', ...marks } as Record<string, string>)
    expect(await fetchLegacyScripts(TIERS)).toEqual([])
    reviveForOthers(parked)
    expect(isLiveScript(parked)).toBe(false)
  })

  it.each(['load', 'error'])('asks for a file as its tag will, and waits for its %s', async (type) => {
    const inert = print({ id: ID, type: 'text/plain', src: SRC, crossorigin: 'anonymous', integrity: 'sha256-x' })
    inert.nonce = 'shop'
    const fetched = fetchLegacyScripts(TIERS)
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
