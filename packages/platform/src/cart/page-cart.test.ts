import { createLife, type EndableLife } from '@tillkit/dom'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onCart, type CartEventMap } from './news/events.ts'
import { isVetoed, raiseAdding, raiseChanged, unwrapped, wrapped } from './legacy-events.ts'
import { keepMissed, takeMissedEvents } from './missed-events.ts'
import { joinCart } from './page-cart.ts'

const require = createRequire(import.meta.url)
const $ = require('jquery') as JQueryStatic
const fragments = { 'div.a': '<b>1</b>' }
let life: EndableLife
const failed = vi.fn()
let button: HTMLElement
let heard: [keyof CartEventMap, unknown][]

beforeEach(() => {
  failed.mockReset()
  life = createLife(failed)
  heard = []
  document.body.innerHTML = '<a class="add_to_cart_button">Add</a>'
  button = document.querySelector('a') as HTMLElement
})
afterEach(() => {
  life.end()
  $(document.body).off()
  $(document).off()
  Reflect.deleteProperty(window, 'jQuery')
  document.cookie = 'woocommerce_cart_hash=; max-age=0'
  vi.restoreAllMocks()
})

const bringJQuery = () => Reflect.set(window, 'jQuery', $)
const hear = (...names: (keyof CartEventMap)[]) => {
  for (const name of names) onCart(name, (detail) => heard.push([name, detail]), life)
}
const task = () => new Promise((resolve) => setTimeout(resolve))

describe('the page\'s cart', () => {
  it('is one for all units, and a new one when all have left', () => {
    const other = createLife(failed)
    const cart = joinCart(life)
    expect(joinCart(other)).toBe(cart)
    life.end()
    expect(joinCart(other)).toBe(cart)
    other.end()
    const later = createLife(failed)
    expect(joinCart(later)).not.toBe(cart)
    later.end()
  })

  it('tells whoever joins first, and later those who ask, of what was said before our code came', async () => {
    const keep = keepMissed()
    keep({ type: 'added_to_cart', args: [fragments, 'hash', $(button)] })
    keep({ type: 'wc_fragment_refresh', args: [] })
    keep({ type: 'wc-blocks_added_to_cart', args: [] })
    const cart = joinCart(life)
    hear('added', 'refresh')
    await task()
    expect(heard).toEqual([
      ['added', expect.objectContaining({ source: 'page', fragments, cartHash: 'hash', button })],
      ['refresh', { source: 'page', reason: 'plugin' }],
      ['refresh', { source: 'page', reason: 'blocks' }],
    ])
    expect([cart.lastEvent()?.name, cart.lastEvent(['added', 'removed'])?.name, cart.lastEvent(['removed'])]).toEqual(['refresh', 'added', undefined])
    keep({ type: 'added_to_cart', args: [] })
    expect(takeMissedEvents()).toEqual([])
  })

  it('wants a refresh when the page comes back or into view with another cart than it shows, once', () => {
    document.cookie = 'woocommerce_cart_hash=one'
    const cart = joinCart(life)
    hear('refresh')
    window.dispatchEvent(new Event('pageshow'))
    expect(heard).toEqual([])
    document.cookie = 'woocommerce_cart_hash=two'
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('pageshow'))
    expect(heard).toEqual([['refresh', { source: 'tillkit', reason: 'return' }]])
    document.cookie = 'woocommerce_cart_hash=three'
    cart.rememberShown()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveLength(1)
    document.cookie = 'woocommerce_cart_hash=hidden'
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveLength(1)
    hidden.mockRestore()
    // Of two windows side by side neither is ever hidden.
    document.cookie = 'woocommerce_cart_hash=four'
    window.dispatchEvent(new Event('focus'))
    expect(heard).toHaveLength(2)
  })

  it('wants none where what it showed as the cart turns out to be what another tab was answered', () => {
    document.cookie = 'woocommerce_cart_hash=answer'
    const cart = joinCart(life)
    hear('refresh')
    cart.rememberShown()
    localStorage.setItem('tillkit-cart-answer', '["answer","change"]')
    window.dispatchEvent(new Event('focus'))
    expect(heard).toEqual([])
    localStorage.removeItem('tillkit-cart-answer')
  })
})

describe('events of the platform\'s', () => {
  it('are ours as well, with what the page passed', () => {
    bringJQuery()
    joinCart(life)
    hear('added', 'removed', 'refreshed', 'updated', 'emptied', 'adding', 'refresh')
    const data = { product_id: 12 }
    $(document.body).trigger('adding_to_cart', [$(button), data] as never)
    $(document.body).trigger('added_to_cart', [fragments, 'h', $(button)] as never)
    $(document.body).trigger('removed_from_cart', [{ _dswcp_skip: $(button) }] as never)
    $(document.body).trigger('added_to_cart')
    for (const type of ['wc_fragments_refreshed', 'updated_wc_div', 'wc_cart_emptied', 'wc_fragment_refresh']) {
      $(document.body).trigger(type)
    }
    expect(heard.map(([name]) => name)).toEqual([
      'adding', 'added', 'removed', 'added', 'refreshed', 'updated', 'emptied', 'refresh',
    ])
    expect(heard[0]?.[1]).toEqual({ source: 'page', button, data })
    expect(heard[1]?.[1]).toMatchObject({ source: 'page', fragments, cartHash: 'h', button })
    expect(heard[2]?.[1]).toMatchObject({ source: 'page', fragments: undefined, cartHash: undefined, button: undefined })
    expect(heard[3]?.[1]).toMatchObject({ source: 'page', fragments: undefined, button: undefined })
  })

  it('are raised with the arguments that third parties expect, and heard by us once, as ours', () => {
    bringJQuery()
    joinCart(life)
    hear('added')
    const args: unknown[][] = []
    $(document.body).on('added_to_cart', (_event: unknown, ...passed: unknown[]) => void args.push(passed))
    raiseChanged('added', { source: 'tillkit', fragments, cartHash: 'h', button })
    expect(args).toHaveLength(1)
    expect(args[0]?.slice(0, 2)).toEqual([fragments, 'h'])
    expect((args[0]?.[2] as JQuery).get(0)).toBe(button)
    expect(heard).toEqual([['added', { source: 'tillkit', fragments, cartHash: 'h', button }]])
  })

  it.each(['before', 'after'])('are somebody else\'s when they are raised again by one who listens %s us', (order) => {
    bringJQuery()
    const answer = () => $(document.body).one('added_to_cart', () => void $(document.body).trigger('added_to_cart', [{ 'div.b': 'theirs' }] as never))
    if (order === 'before') answer()
    joinCart(life)
    if (order === 'after') answer()
    hear('added')
    raiseChanged('added', { source: 'tillkit', fragments })
    const [ours, theirs] = [{ source: 'tillkit', fragments }, { source: 'page', fragments: { 'div.b': 'theirs' } }]
    expect(heard.map(([, detail]) => detail)).toMatchObject(order === 'before' ? [theirs, ours] : [ours, theirs])
  })

  it('reach our units although a third party stops or breaks them', () => {
    bringJQuery()
    vi.stubGlobal('reportError', vi.fn())
    $(document.body).on('added_to_cart', () => {
      throw new Error('theirs')
    })
    $(document.body).on('removed_from_cart', (event) => event.stopImmediatePropagation())
    joinCart(life)
    hear('added', 'removed')
    raiseChanged('added', { source: 'tillkit', fragments })
    raiseChanged('removed', { source: 'tillkit', fragments })
    expect(heard.map(([name]) => name)).toEqual(['added', 'removed'])
    expect(reportError).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('carry arguments of a unit\'s own', () => {
    bringJQuery()
    joinCart(life)
    const args: unknown[][] = []
    $(document.body).on('updated_wc_div', (_event: unknown, ...passed: unknown[]) => void args.push(passed))
    raiseChanged('updated', { source: 'tillkit', args: [{ _dswcp_skip: 'module' }] })
    expect(args).toEqual([[{ _dswcp_skip: 'module' }]])
  })

  it('let third parties change what will be sent, and say no', () => {
    bringJQuery()
    joinCart(life)
    hear('adding')
    $(document.body).on('adding_to_cart', (_event: unknown, _button: unknown, sent: unknown) => {
      Object.assign(sent as object, { quantity: 5 })
    })
    const data: Record<string, unknown> = {}
    raiseAdding(button, data)
    expect(data).toEqual({ quantity: 5 })
    expect(heard).toEqual([])
    expect(isVetoed('ask.ns', [1])).toBe(false)
    $(document.body).on('ask.ns', (_event: unknown, one: unknown) => one !== 1)
    expect(isVetoed('ask.ns', [1])).toBe(true)
    expect(isVetoed('ask.ns', [2])).toBe(false)
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    $(document.body).off('ask').on('ask.ns', () => {
      throw new Error('theirs')
    })
    expect(isVetoed('ask.ns', [1])).toBe(false)
    expect(reported).toHaveBeenCalledTimes(1)
  })

  it('let third parties say no by a jQuery whose names a theme\'s own has taken', () => {
    bringJQuery()
    Reflect.deleteProperty(require.cache, require.resolve('jquery'))
    Reflect.set(window, 'jQuery', require('jquery'))
    $(document.body).on('ask.ns', () => false)
    expect(isVetoed('ask.ns', [])).toBe(true)
  })
})

describe('the blocks', () => {
  it('want a refresh when only they have heard of an add or a removal', () => {
    bringJQuery()
    joinCart(life)
    hear('refresh')
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    expect(heard).toEqual([['refresh', { source: 'page', reason: 'blocks' }]])
  })

  it('translate jQuery\'s events by themselves, which is no second change', async () => {
    bringJQuery()
    $(document).on('added_to_cart', () => {
      document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    })
    joinCart(life)
    hear('refresh')
    raiseChanged('added', { source: 'tillkit', fragments })
    $(document.body).trigger('added_to_cart', [fragments, 'h'] as never)
    expect(heard).toEqual([])
    await task()
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }))
    expect(heard).toHaveLength(1)
  })

  it('are told by us only where there is no jQuery', () => {
    const told = vi.fn()
    document.body.addEventListener('wc-blocks_added_to_cart', told, { signal: life.signal })
    joinCart(life)
    hear('added', 'refresh')
    raiseChanged('added', { source: 'tillkit', fragments })
    expect(told).toHaveBeenCalledTimes(1)
    expect(heard.map(([name]) => name)).toEqual(['added'])
    bringJQuery()
    raiseChanged('added', { source: 'tillkit', fragments })
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('elements in arguments', () => {
  it('are wrapped for third parties and unwrapped from them', () => {
    expect(wrapped(button)).toBe(button)
    bringJQuery()
    expect((wrapped(button) as JQuery).get(0)).toBe(button)
    expect(unwrapped($(button))).toBe(button)
    expect(unwrapped(button)).toBe(button)
    for (const none of [undefined, null, false, {}, 'x', $()]) expect(unwrapped(none)).toBeUndefined()
  })
})
