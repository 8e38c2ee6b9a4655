import { readCookie } from '@tillkit/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallShop } from '../requests/shop/call-shop.ts'
import { form } from '../requests/content/body.ts'
import { isOutcomeUnknown } from '../requests/failures/policy.ts'
import { answerOf, rejection } from '../requests/requests.fixtures.ts'
import { createCartCalls } from './cart-calls.ts'
import { adminEndpoint, cartEndpoint, readAddToCartParams, readFragmentParams } from './params.schema.ts'
import { notifyTagManagers } from './tag-managers.ts'

const GLOBALS = ['wc_add_to_cart_params', 'wc_cart_fragments_params', 'wc_cart_params', 'dataLayer']
const set = (name: string, value: unknown) => Reflect.set(window, name, value)

afterEach(() => {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name)
  vi.unstubAllGlobals()
})

describe('the page\'s parameters', () => {
  it('say where calls go, whichever global has it', () => {
    expect(cartEndpoint('add_to_cart')).toBe('/?wc-ajax=add_to_cart')
    set('wc_cart_params', { wc_ajax_url: '/de/?wc-ajax=%%endpoint%%' })
    expect(cartEndpoint('add_to_cart')).toBe('/de/?wc-ajax=add_to_cart')
    set('wc_add_to_cart_params', { wc_ajax_url: '' })
    expect(cartEndpoint('x')).toBe('/de/?wc-ajax=x')
  })

  it('say where the platform\'s older calls go', () => {
    expect(adminEndpoint()).toBe('/wp-admin/admin-ajax.php')
    set('wc_cart_params', { ajax_url: '/shop/wp-admin/admin-ajax.php' })
    set('wc_add_to_cart_params', { ajax_url: 7 })
    expect(adminEndpoint()).toBe('/shop/wp-admin/admin-ajax.php')
  })

  it('are read leniently, and not at all when they are no object', () => {
    expect(readAddToCartParams()).toBeUndefined()
    set('wc_add_to_cart_params', { cart_url: '/your-cart/', is_cart: '1' })
    expect(readAddToCartParams()).toEqual({ cart_url: '/your-cart/', i18n_view_cart: '', is_cart: '1' })
    set('wc_add_to_cart_params', 'no')
    expect(readAddToCartParams()).toBeUndefined()
  })

  it.each([['5000', 5000], ['', 5000], [undefined, 5000], ['-1', 5000], [800, 800]])(
    'give a call the time of request_timeout %j',
    (request_timeout, timeout) => {
      set('wc_cart_fragments_params', { cart_hash_key: 'h', fragment_name: 'f', request_timeout })
      expect(readFragmentParams()).toEqual({ hashKey: 'h', fragmentName: 'f', timeout })
    },
  )

  it('without names are none', () => {
    set('wc_cart_fragments_params', { cart_hash_key: '' })
    expect(readFragmentParams()).toBeUndefined()
  })
})

describe('the calls', () => {
  it.each([
    ['add_to_cart', { product_id: '12', quantity: 3 }, (calls: ReturnType<typeof createCartCalls>, signal: AbortSignal) => calls.add({ product_id: '12', quantity: 3 }, signal)],
    ['remove_from_cart', { cart_item_key: 'k1' }, (calls: ReturnType<typeof createCartCalls>, signal: AbortSignal) => calls.remove('k1', signal)],
    ['get_refreshed_fragments', { time: 1234 }, (calls: ReturnType<typeof createCartCalls>, signal: AbortSignal) => calls.refresh(signal)],
  ])('%s sends what the platform expects', async (endpoint, fields, call) => {
    vi.spyOn(Date, 'now').mockReturnValue(1234)
    const send = vi.fn<CallShop>(async () => answerOf('{"fragments":{},"cart_hash":"h"}'))
    const { signal } = new AbortController()
    expect(await call(createCartCalls(send), signal)).toEqual({ kind: 'cart', fragments: {}, cartHash: 'h' })
    const isChange = endpoint !== 'get_refreshed_fragments'
    expect(send.mock.calls).toEqual([[`/?wc-ajax=${endpoint}`, expect.objectContaining({ body: form(fields), signal, mutates: isChange })]])
  })

  it.each(['', '<!doctype html><p>Critical error'])('fail for %j, which is no answer, so that nobody knows what a change has done', async (text) => {
    const calls = createCartCalls(async () => answerOf(text))
    const { signal } = new AbortController()
    const changed = await rejection(calls.add({ product_id: 12 }, signal))
    expect(changed).toMatchObject({ kind: 'unusable', status: 200, failure: { answer: { text } } })
    expect(isOutcomeUnknown(changed)).toBe(true)
    expect(isOutcomeUnknown(await rejection(calls.refresh(signal)))).toBe(false)
  })
})

describe('cookies', () => {
  it('are found by their whole name, and are empty otherwise', () => {
    const cookies = 'xwoocommerce_cart_hash=no; woocommerce_cart_hash=a%20b; bad=%E0%A4%A'
    expect(readCookie('woocommerce_cart_hash', cookies)).toBe('a b')
    expect(readCookie('bad', cookies)).toBe('%E0%A4%A')
    expect(readCookie('cart_hash', cookies)).toBe('')
  })
})

describe('tag managers', () => {
  it('are told in the shape of Google Analytics 4, where there is one', () => {
    const items = [{ item_id: 'T1', quantity: 3 }]
    notifyTagManagers('add_to_cart', items)
    expect('dataLayer' in window).toBe(false)
    const dataLayer: unknown[] = []
    set('dataLayer', dataLayer)
    notifyTagManagers('add_to_cart', items)
    expect(dataLayer).toEqual([{ event: 'add_to_cart', ecommerce: { items } }])
  })

  it('that throw have an error of their own', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const push = () => {
      throw new Error('theirs')
    }
    set('dataLayer', Object.assign([], { push }))
    notifyTagManagers('add_to_cart', [])
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
