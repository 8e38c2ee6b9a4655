import { isLiveScript } from '@tillkit/dom'
import { fetchLegacyScripts, wakeScript } from '@tillkit/platform'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'safety-net.js'), 'utf8')
const INSTANCE = Symbol.for('tillkit')
const fetched = () => [...document.querySelectorAll('script')].filter(isLiveScript).map(({ id }) => id)

/** Runs it as a page that has come so far would. */
function run(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  const start = runInThisContext(`(function (window, document, location, TILLKIT_RETIRED) {${source}\n})`) as (...page: unknown[]) => void
  start(window, document, location, [['wc-cart-js', '/one.js'], ['woocommerce-js', '/two.js']])
}

beforeEach(() => {
  document.body.replaceChildren()
  // Addresses are looked at, and nothing is fetched.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
  settings['handleDisabledFileLoadingAsSuccess'] = true
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'jQuery')
  Reflect.deleteProperty(window, INSTANCE)
})

it.each(['loading', 'interactive'] as const)('waits for deferred scripts on a page that is %s, and brings all back once', (state) => {
  run(state)
  expect(fetched()).toEqual([])
  document.dispatchEvent(new Event('DOMContentLoaded'))
  window.dispatchEvent(new Event('load'))
  expect(fetched()).toEqual(['wc-cart-js', 'woocommerce-js'])
})

it('waits for the last word where an optimiser has it run when deferred scripts have run', () => {
  run('interactive')
  window.dispatchEvent(new Event('load'))
  expect(fetched()).toEqual(['wc-cart-js', 'woocommerce-js'])
})

it('brings them back at once on a page that is complete', () => {
  run('complete')
  expect(fetched()).toEqual(['wc-cart-js', 'woocommerce-js'])
})

it('brings back before a script what only serves it, wherever that stands, and behind it what depends on it', () => {
  const marks = { main: {}, behind: { 'data-tillkit-with': 'main', 'data-tillkit-behind': '' }, serving: { 'data-tillkit-with': 'main' } }
  for (const [id, attributes] of Object.entries(marks)) {
    const script = document.body.appendChild(document.createElement('script'))
    for (const [name, value] of Object.entries({ id, src: `/${id}.js`, type: 'text/plain', 'data-tillkit-retired': '', ...attributes })) script.setAttribute(name, value)
  }
  const order: string[] = []
  const observer = new MutationObserver(() => {})
  observer.observe(document.body, { childList: true })
  run('interactive')
  observer.takeRecords()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (const { addedNodes } of observer.takeRecords()) for (const node of addedNodes) order.push((node as Element).id)
  expect(order).toEqual(['serving', 'wc-cart-js', 'woocommerce-js', 'main', 'behind'])
})

it('brings back lines of the page behind the file that they call, once that has come or could not be had', () => {
  document.body.innerHTML = '<script id="core" src="/core.js" data-tillkit-with="a-js"></script><script id="lines" data-tillkit-with="a-js"></script><script id="next" src="/next.js" data-tillkit-with="a-js"></script>'
  const [core, lines, next] = document.querySelectorAll('script')
  for (const script of [core, lines, next]) {
    script?.setAttribute('type', 'text/plain')
    script?.setAttribute('data-tillkit-retired', '')
  }
  // Its file comes when this test says so.
  vi.spyOn(core as HTMLScriptElement, 'dispatchEvent').mockReturnValue(true)
  run('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(fetched()).toEqual(['core', 'next', 'wc-cart-js', 'woocommerce-js'])
  vi.mocked((core as HTMLScriptElement).dispatchEvent).mockRestore()
  core?.dispatchEvent(new Event('load'))
  expect(fetched()).toContain('lines')
})

it('leaves a page alone on which Tillkit has started', () => {
  run('loading')
  Reflect.set(window, INSTANCE, {})
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(fetched()).toEqual([])
})

it('has the script of a unit at hand whose own file does not come', async () => {
  run('loading')
  Reflect.set(window, INSTANCE, {})
  const fetching = fetchLegacyScripts([{ handle: 'wc-cart', file: '/cart.' }])
  document.querySelector('link[rel=preload]')?.dispatchEvent(new Event('load'))
  const scripts = await fetching
  expect([scripts.map(({ id }) => id), fetched()]).toEqual([['wc-cart-js'], []])
  scripts.forEach(wakeScript)
  expect(fetched()).toEqual(['wc-cart-js'])
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(fetched()).toEqual(['wc-cart-js'])
})

describe('where tillkit.js hangs', () => {
  const ready = vi.fn()
  const files = (...names: string[]) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map((name) => ({ name })) as PerformanceEntryList)

  beforeEach(() => {
    vi.useFakeTimers()
    ready.mockReset()
    Reflect.set(window, 'jQuery', Object.assign(() => undefined, { ready }))
    document.body.innerHTML = '<input name="quantity"><input type="file" name="logo">'
  })

  it('brings all back after a while, and has jQuery start what waits for the page, which a deferred script holds up', () => {
    files('http://shop.test/tillkit/0.1.0/tillkit.css')
    run('interactive')
    vi.advanceTimersByTime(7999)
    expect([fetched(), ready.mock.calls.length]).toEqual([[], 0])
    vi.advanceTimersByTime(1)
    expect([fetched(), ready.mock.calls.length]).toEqual([['wc-cart-js', 'woocommerce-js'], 1])
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(fetched()).toHaveLength(2)
  })

  it('waits until the page has been parsed, which another script may hold up', () => {
    files()
    run('loading')
    vi.advanceTimersByTime(20_000)
    expect(fetched()).toEqual([])
    vi.mocked(vi.spyOn(document, 'readyState', 'get')).mockReturnValue('interactive')
    document.dispatchEvent(new Event('readystatechange'))
    expect(fetched()).toHaveLength(2)
  })

  it('leaves the page alone where its file is there and waits for its turn, and where it has started', () => {
    files('http://shop.test/tillkit/0.1.0/tillkit.js')
    run('interactive')
    vi.advanceTimersByTime(8000)
    expect(fetched()).toEqual([])
    files()
    Reflect.set(window, INSTANCE, {})
    run('interactive')
    vi.advanceTimersByTime(8000)
    expect([fetched(), ready.mock.calls.length]).toEqual([[], 0])
  })

  it('tells the old scripts once, when the last has run, of fields that were changed before', () => {
    files()
    run('interactive')
    const heard: string[] = []
    for (const name of ['quantity', 'logo']) document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }))
    for (const type of ['input', 'change']) document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`))
    // Their files come when this test says so.
    vi.spyOn(HTMLScriptElement.prototype, 'dispatchEvent').mockReturnValue(true)
    vi.advanceTimersByTime(8000)
    vi.mocked(HTMLScriptElement.prototype.dispatchEvent).mockRestore()
    const [one, two] = document.querySelectorAll('script')
    one?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
    two?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['input quantity', 'change quantity'])
  })

  it('switches a script off again whose file does not come either', () => {
    files()
    run('interactive')
    vi.advanceTimersByTime(8000)
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(fetched()).toEqual(['woocommerce-js'])
  })
})

it('leaves a page without the net whose policy lets no script name an address', () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.')
  })
  expect(() => run('complete')).not.toThrow()
  expect(fetched()).toEqual([])
})

it.each([
  ['data-cookieyes', 'cookieyes-functional'],
  ['data-cookieconsent', 'statistics'],
  ['data-category', 'statistics'],
  ['data-borlabs-cookie-script-blocker-id', 'shop'],
  ['data-usercentrics', 'Shop'],
  ['class', 'cmplz-script'],
  ['class', '_iub_cs_activate'],
])('leaves a retired script that consent has parked to consent: %s="%s"', (name, value) => {
  const [parked, retired] = ['parked-js', 'retired-js'].map((id) => {
    const script = document.createElement('script')
    for (const [key, text] of Object.entries({ id, src: `/${id}`, type: 'text/plain', 'data-tillkit-retired': '' })) script.setAttribute(key, text)
    return document.body.appendChild(script)
  })
  parked?.setAttribute(name, value)
  run('complete')
  expect([parked, retired].map((script) => script?.getAttribute('type'))).toEqual(['text/plain', null])
})
