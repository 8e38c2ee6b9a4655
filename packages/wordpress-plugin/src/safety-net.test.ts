import { fetchLegacyScripts, isLiveScript, wakeScript } from '@tillkit/platform'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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

it('leaves a page alone on which Tillkit has started', () => {
  run('loading')
  Reflect.set(window, INSTANCE, {})
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(fetched()).toEqual([])
})

it('has the script of a unit at hand whose own file does not come', async () => {
  run('loading')
  Reflect.set(window, INSTANCE, {})
  const fetching = fetchLegacyScripts('cart-page')
  document.querySelector('link[rel=preload]')?.dispatchEvent(new Event('load'))
  const scripts = await fetching
  expect([scripts.map(({ id }) => id), fetched()]).toEqual([['wc-cart-js'], []])
  scripts.forEach(wakeScript)
  expect(fetched()).toEqual(['wc-cart-js'])
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(fetched()).toEqual(['wc-cart-js'])
})

it('leaves a page without the net whose policy lets no script name an address', () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.')
  })
  expect(() => run('complete')).not.toThrow()
  expect(fetched()).toEqual([])
})
