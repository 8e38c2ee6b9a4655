import { endUntouched, INSTANCE, pageInstance, type KnownUnit, type Untouched } from '@tillkit/mount'
import { takeMissedEvents } from '@tillkit/platform/cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoader } from './loader.ts'
import type { LoaderOptions } from './options.ts'
import { problemMessages } from './problem-messages.ts'

const load = vi.fn<LoaderOptions['load']>()
const page: KnownUnit = {
  name: 'page',
  selector: 'body',
  when: 'idle',
  triggers: [{ selector: '.button', when: 'interaction' }, { selector: '.notice', when: 'now' }],
}

beforeEach(() => {
  load.mockReset().mockReturnValue(new Promise(() => undefined))
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
  settings['handleDisabledFileLoadingAsSuccess'] = true
  // Other tests share the window, and leave a cart there.
  let cookies = ''
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookies, set: (cookie: string) => (cookies = cookie) })
  sessionStorage.removeItem('wc_cart_created')
  document.body.innerHTML = '<p class="button"><b>Add</b></p><p class="other">Other</p>'
})

afterEach(() => {
  pageInstance()?.stop()
  Reflect.deleteProperty(window, INSTANCE)
  takeMissedEvents()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'cookie')
  history.replaceState(null, '', location.pathname)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const start = (...manifests: readonly KnownUnit[]) =>
  startLoader({ base: new URL('http://shop.test/tillkit/0.1.0/'), known: manifests, force: [], load, problemMessages: () => Promise.resolve({ problemMessages }) })
const loaded = () => load.mock.calls.map(([url]) => url.replace(/^.*\//, ''))
const touch = (selector: string, type = 'pointerover') => document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

describe('what brings a unit', () => {
  it.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])('is the first %s at one of its triggers, and nothing before', (type) => {
    start(page)
    touch('.other', type)
    expect(loaded()).toEqual([])
    expect(pageInstance()?.hosts()).toMatchObject([{ unit: 'page', state: 'waiting', isUntouched: true }])
    touch('.button b', type)
    touch('.button b', type)
    expect(loaded()).toEqual(['page.js'])
    expect(pageInstance()?.hosts()).toMatchObject([{ unit: 'page', state: 'waiting', isUntouched: false }])
  })

  it('is what has something to do untouched, now or later', async () => {
    start(page)
    document.body.insertAdjacentHTML('beforeend', '<p class="notice"></p>')
    await vi.waitFor(() => expect(loaded()).toEqual(['page.js']))
  })

  it.each([
    ['somebody has a cart', 'cart', () => { document.cookie = 'woocommerce_items_in_cart=1' }],
    ['a cart was made in this tab', 'cart', () => sessionStorage.setItem('wc_cart_created', '1')],
    ['somebody came back', 'return', () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as unknown as PerformanceEntry])
    }],
    ['a query stands in the address', 'query', () => history.replaceState(null, '', '?orderby=price')],
  ] as const)('may be for a visit only in which %s', (_title, only, begin) => {
    const visited = { ...page, triggers: [{ selector: 'body', when: 'now', only } as const] }
    start(visited)
    expect(loaded()).toEqual([])
    pageInstance()?.stop()
    Reflect.deleteProperty(window, INSTANCE)
    begin()
    start(visited)
    expect(loaded()).toEqual(['page.js'])
  })

  it.each([
    ['its address', () => history.replaceState(null, '', '?a=b&mc_cart_id=H1')],
    ['a cookie', () => { document.cookie = 'theme=dark; known=1' }],
  ])('may be for a visit only that has something in %s', (_title, begin) => {
    const visited = { ...page, triggers: [{ selector: 'body', when: 'now', named: '\\b(mc_cart_id|known)=' } as const] }
    document.cookie = 'unknown=1'
    start(visited)
    expect(loaded()).toEqual([])
    pageInstance()?.stop()
    Reflect.deleteProperty(window, INSTANCE)
    begin()
    start(visited)
    expect(loaded()).toEqual(['page.js'])
  })

  it('is passed over where the page is kept from all cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new Error('closed')
    })
    start({ ...page, triggers: [{ selector: 'body', when: 'now', named: 'known=' }] })
    expect(loaded()).toEqual([])
  })

  it('counts for a page that is kept from all cookies where it is for one without', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new Error('closed')
    })
    start({ ...page, triggers: [{ selector: 'body', when: 'now', named: '^(?!.*known=)' }] })
    expect(loaded()).toEqual(['page.js'])
  })

  it('counts as untouched as long as what it is for has not been seen', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
    start({ ...page, triggers: [{ selector: '.button', when: 'visible' }] })
    expect([loaded(), pageInstance()?.hosts()]).toMatchObject([[], [{ state: 'waiting', isUntouched: true }]])
  })

  it('asks the browser for nothing that another process answers while the page is being built', () => {
    const [cookie, stored] = [vi.spyOn(document, 'cookie', 'get'), vi.spyOn(Storage.prototype, 'getItem')]
    start({ ...page, followsCart: true, triggers: [{ selector: 'body', when: 'idle', only: 'cart' }] })
    expect(cookie).not.toHaveBeenCalled()
    expect(stored).not.toHaveBeenCalled()
  })

  it('is passed over where the browser keeps its storage closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed')
    })
    start({ ...page, triggers: [{ selector: 'body', when: 'now', only: 'cart' }] })
    expect(loaded()).toEqual([])
  })
})

describe('a unit that follows the cart', () => {
  const follower = { ...page, followsCart: true }

  it('comes with what is said through jQuery, whenever that came, and what was said is kept for it', () => {
    start(follower)
    const [event, button] = [{ type: 'added_to_cart' }, {}]
    // As jQuery calls what an element has under the event's name.
    ;(document.body as unknown as Record<string, (...args: unknown[]) => void>)['onadded_to_cart']?.(event, { a: '1' }, 'h', button)
    expect(loaded()).toEqual(['page.js'])
    expect(takeMissedEvents()).toEqual([{ type: 'added_to_cart', args: [{ a: '1' }, 'h', button] }])
  })

  it('comes with the blocks\' own events, and nothing is kept any more once somebody hears by itself', () => {
    start(follower)
    takeMissedEvents()
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    expect(loaded()).toEqual(['page.js'])
    expect(takeMissedEvents()).toEqual([])
  })

  it.each(['wc-blocks_removed_from_cart', 'tillkit:cart-added', 'tillkit:cart-removed', 'tillkit:cart-refresh'])('comes with %s', (type) => {
    start(follower)
    document.body.dispatchEvent(new CustomEvent(type, { bubbles: true }))
    expect(loaded()).toEqual(['page.js'])
    expect(takeMissedEvents()).toEqual([{ type, args: [] }])
  })

  it.each(['removed_from_cart', 'updated_wc_div', 'wc_fragment_refresh'])('comes with %s of jQuery\'s', (type) => {
    start(follower)
    ;(document.body as unknown as Record<string, (event: object) => void>)[`on${type}`]?.({ type })
    expect(loaded()).toEqual(['page.js'])
  })

  it.each(['focus', 'pageshow'])('comes with a page that shows another cart than there is by now, and with no other (%s)', (type) => {
    // The cookie is read in the first idle moment.
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    start(follower)
    vi.unstubAllGlobals()
    window.dispatchEvent(new Event(type))
    expect(loaded()).toEqual([])
    document.cookie = 'woocommerce_cart_hash=abc'
    window.dispatchEvent(new Event(type))
    expect(loaded()).toEqual(['page.js'])
    expect(takeMissedEvents()).toEqual([{ type, args: [] }])
  })

  it('stays away from a page that has nothing of its own', () => {
    start({ ...follower, selector: '.cart' })
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    expect(loaded()).toEqual([])
  })

  it('leaves nothing behind when it is stopped', () => {
    start(follower)
    pageInstance()?.stop()
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    expect(loaded()).toEqual([])
    expect(Reflect.get(document.body, 'onadded_to_cart')).toBeNull()
  })
})

describe('what a unit does untouched', () => {
  const lamp: KnownUnit = { name: 'lamp', selector: '.lamp', when: 'idle', triggers: [{ when: 'now', untouched: true }], claims: [{ selector: '.lamp b' }] }
  const untouched = vi.fn<Untouched>()
  beforeEach(() => {
    untouched.mockReset()
    load.mockImplementation((url) => (url.includes('.untouched.') ? Promise.resolve({ untouched }) : new Promise(() => undefined)))
    document.body.innerHTML = '<p class="lamp"><b>Off</b></p>'
  })

  it('comes for each element, now or later, without the unit, which comes with the first touch', async () => {
    start(lamp)
    document.body.insertAdjacentHTML('beforeend', '<p class="lamp" id="late"></p>')
    await vi.waitFor(() => expect(untouched.mock.calls.map(([{ id }]) => id)).toEqual(['', 'late']))
    expect(pageInstance()?.hosts()).toMatchObject([{ state: 'waiting', isUntouched: true }, {}])
    expect(new Set(loaded())).toEqual(new Set(['lamp.untouched.js']))
    document.querySelector('b')?.click()
    expect(loaded().at(-1)).toBe('lamp.js')
  })

  it('lasts while the unit is on its way, until that takes over, is stopped, or has mounted', async () => {
    start(lamp)
    await vi.waitFor(() => expect(untouched).toHaveBeenCalled())
    const [, { waiting: { signal } }, loadUnit] = untouched.mock.lastCall as Parameters<Untouched>
    loadUnit()
    expect([loaded().at(-1), signal.aborted]).toEqual(['lamp.js', false])
    expect(endUntouched('lamp')).toBeUndefined()
    expect(signal.aborted).toBe(true)
  })

  it('may ask for the unit again where that could not be had', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    start(lamp)
    await vi.waitFor(() => expect(untouched).toHaveBeenCalled())
    const [, { waiting: { signal } }, loadUnit] = untouched.mock.lastCall as Parameters<Untouched>
    load.mockRejectedValue(new Error('gone'))
    const asked = () => loaded().filter((file) => file === 'lamp.js').length
    loadUnit()
    loadUnit()
    await vi.waitFor(() => expect(pageInstance()?.hosts()).toMatchObject([{ state: 'failed' }]))
    expect([asked(), signal.aborted]).toEqual([1, false])
    loadUnit()
    expect([asked(), pageInstance()?.hosts()]).toMatchObject([2, [{ state: 'waiting' }]])
  })

  it.each([
    ['cannot be loaded', () => load.mockImplementation(() => Promise.reject(new Error('gone')))],
    ['throws', () => untouched.mockImplementation(() => { throw new Error('odd') })],
  ])('is left to the unit itself where it %s', async (_title, fail) => {
    vi.spyOn(console, 'error').mockReturnValue()
    fail()
    start(lamp)
    await vi.waitFor(() => expect(loaded()).toContain('lamp.js'))
  })
})
