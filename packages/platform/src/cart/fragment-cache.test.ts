import { browserStorage, safeStorage, tabStorage } from '@tillkit/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { CACHE_LIFE, createFragmentCache, judgeCache, type CacheState } from './fragment-cache.ts'

const names = { fragments: 'wc_fragments_1', hash: 'wc_cart_hash_1' }
const WIDGET = { 'div.widget_shopping_cart_content': '<div></div>' }
const HOUR = 60 * 60 * 1000
let now = 1_000_000

const cache = (changes: Partial<Parameters<typeof createFragmentCache>[0]> = {}) =>
  createFragmentCache({ names, session: tabStorage, local: browserStorage, now: () => now, kind: () => 'en', ...changes })
const blocked = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError')
})

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  now = 1_000_000
})

describe('what the browser keeps', () => {
  it('stands under the platform\'s names, and the hash in both stores', () => {
    cache().keep(WIDGET, 'h', { isRefresh: true, isNews: true })
    expect(sessionStorage.getItem('wc_fragments_1')).toBe(JSON.stringify(WIDGET))
    expect([sessionStorage, localStorage].map((store) => store.getItem('wc_cart_hash_1'))).toEqual(['h', 'h'])
    expect(sessionStorage.getItem('wc_cart_created')).toBe('1000000')
    expect(cache().read()).toEqual({ fragments: WIDGET, cartHash: 'h', created: 1_000_000, kind: 'en' })
  })

  it('is dated by a refresh of a cart, and by the first product in an empty one', () => {
    cache().keep(WIDGET, '', { isRefresh: true, isNews: true })
    expect(sessionStorage.getItem('wc_cart_created')).toBeNull()
    cache().keep(WIDGET, 'h1', { isRefresh: false, isNews: true })
    now += HOUR
    cache().keep(WIDGET, 'h2', { isRefresh: false, isNews: true })
    expect(cache().read().created).toBe(1_000_000)
    cache().keep(WIDGET, 'h2', { isRefresh: true, isNews: true })
    expect(cache().read().created).toBe(now)
  })

  it.each([
    ['the text undefined', 'undefined'],
    ['half a JSON', '{"div.widget_shopping_cart_content":'],
    ['jQuery\'s inside', '{"_dswcp_skip":{"0":{}}}'],
    ['fragments without the widget', '{"div.a":"<b>"}'],
    ['a list', '["x"]'],
  ])('is passed over when it is %s', (_title, text) => {
    sessionStorage.setItem('wc_fragments_1', text)
    expect(cache().read().fragments).toBeUndefined()
  })

  it('loses nothing but its memory where storage is blocked, full or nameless', () => {
    for (const memory of [cache({ session: blocked }), cache({ local: blocked }), cache({ names: undefined })]) {
      expect(memory.isLasting).toBe(false)
      memory.keep(WIDGET, 'h', { isRefresh: true, isNews: true })
      expect(memory.read()).toEqual({ fragments: WIDGET, cartHash: 'h', created: 1_000_000, kind: 'en' })
      expect(memory.isForeign()).toBe(false)
    }
    expect(sessionStorage).toHaveLength(0)
  })

  it('loses nothing where a storage that has worked is closed to us, or throws, later', () => {
    let isClosed = false
    const session = safeStorage(() => {
      if (isClosed) throw new DOMException('denied', 'SecurityError')
      return sessionStorage
    })
    const kept = cache({ session })
    kept.keep(WIDGET, 'h', { isRefresh: true, isNews: true })
    isClosed = true
    expect(kept.read()).toEqual({ fragments: undefined, cartHash: '', created: 0, kind: '' })
    expect(() => kept.keep(WIDGET, 'h', { isRefresh: true, isNews: true })).not.toThrow()
  })

  it('leaves no half of a cart when the storage is full', () => {
    const full = Object.assign(Object.create(sessionStorage) as Storage, {})
    const session = new Proxy(full, {
      get: (_target, name) => {
        if (name !== 'setItem') return (key: string) => Reflect.get(sessionStorage, name).call(sessionStorage, key)
        return (key: string, value: string) => {
          if (value.length > 20) throw new DOMException('full', 'QuotaExceededError')
          sessionStorage.setItem(key, value)
        }
      },
    })
    cache({ session: safeStorage(() => session) }).keep(WIDGET, 'h', { isRefresh: true, isNews: true })
    expect(sessionStorage).toHaveLength(0)
  })

  it('knows when another tab has written another hash', () => {
    const mine = cache()
    mine.keep(WIDGET, 'h', { isRefresh: true, isNews: true })
    expect(mine.isForeign()).toBe(false)
    localStorage.setItem('wc_cart_hash_1', 'x')
    expect(mine.isForeign()).toBe(true)
  })
})

it('an answer to what another tab has told is kept in this tab alone: the others would ask again', () => {
  const mine = cache()
  mine.keep(WIDGET, 'h', { isRefresh: true, isNews: true })
  localStorage.setItem('wc_cart_hash_1', 'theirs')
  mine.keep(WIDGET, 'answer', { isRefresh: true, isNews: false })
  expect([sessionStorage, localStorage].map((store) => store.getItem('wc_cart_hash_1'))).toEqual(['answer', 'theirs'])
})

describe('what a page does with it', () => {
  const state: CacheState = {
    kept: { fragments: WIDGET, cartHash: 'h', created: 1_000_000, kind: 'en' },
    isSameKind: true,
    isLasting: true,
    cookieHash: 'h',
    hasItems: true,
    now: 1_000_000 + HOUR,
  }
  const empty = { fragments: undefined, cartHash: '', created: 0, kind: '' }

  it.each([
    ['applies what is young and agrees with the cookie', {}, 'apply'],
    ['asks when the cookie says another hash', { cookieHash: 'x' }, 'refresh'],
    ['asks when it is older than a day', { now: 1_000_001 + CACHE_LIFE }, 'refresh'],
    ['applies on the day\'s last moment', { now: 1_000_000 + CACHE_LIFE }, 'apply'],
    ['asks when it was printed for another kind of page', { isSameKind: false }, 'refresh'],
    ['leaves an empty basket that was kept for another kind of page', { isSameKind: false, kept: { ...state.kept, cartHash: '', created: 0 }, cookieHash: '', hasItems: false }, 'leave'],
    ['asks when the date is missing', { kept: { ...state.kept, created: 0 } }, 'refresh'],
    ['asks when the fragments are missing', { kept: { ...state.kept, fragments: undefined } }, 'refresh'],
    ['asks when the basket was emptied elsewhere', { cookieHash: '', hasItems: false }, 'refresh'],
    ['asks when nothing is kept of a basket that is there', { kept: empty }, 'refresh'],
    ['asks for nothing without a basket', { kept: empty, cookieHash: '', hasItems: false }, 'leave'],
    ['applies an empty basket that was kept', { kept: { ...state.kept, cartHash: '', created: 0 }, cookieHash: '', hasItems: false }, 'apply'],
    ['asks once a page without storage', { isLasting: false, kept: empty }, 'refresh'],
    ['asks for nothing without storage and basket', { isLasting: false, kept: empty, cookieHash: '', hasItems: false }, 'leave'],
  ] as const)('%s', (_title, changes, verdict) => {
    expect(judgeCache({ ...state, ...changes })).toBe(verdict)
  })
})
