import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, safeStorage, tabStorage } from './storage.ts'

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

describe('what the browser keeps', () => {
  it('is kept for this tab or for all tabs, each by itself, until it is forgotten', () => {
    expect([tabStorage.write('a', 'tab'), browserStorage.write('a', 'all')]).toEqual([true, true])
    expect([sessionStorage.getItem('a'), localStorage.getItem('a')]).toEqual(['tab', 'all'])
    expect([tabStorage.read('a'), browserStorage.read('a'), tabStorage.read('b')]).toEqual(['tab', 'all', null])
    expect([tabStorage.write('a', null), tabStorage.write('b', null)]).toEqual([true, true])
    expect([tabStorage.read('a'), browserStorage.read('a')]).toEqual([null, 'all'])
  })

  it('is nothing, and no error, where merely looking at the storage throws', () => {
    const closed = safeStorage(denied)
    expect([closed.read('a'), closed.write('a', 'b'), closed.write('a', null)]).toEqual([null, false, false])
    vi.stubGlobal('sessionStorage', undefined)
    expect([tabStorage.read('a'), tabStorage.write('a', 'b')]).toEqual([null, false])
  })

  it('says that it was not kept where the storage is full, and can still be read', () => {
    const full = { getItem: () => 'before', setItem: denied } as unknown as Storage
    const storage = safeStorage(() => full)
    expect([storage.write('a', 'after'), storage.read('a')]).toEqual([false, 'before'])
  })

  it('is looked up anew each time: it may be closed, or opened, while the page is there', () => {
    let isClosed = true
    const storage = safeStorage(() => (isClosed ? denied() : sessionStorage))
    expect(storage.write('a', 'b')).toBe(false)
    isClosed = false
    expect([storage.write('a', 'b'), storage.read('a')]).toEqual([true, 'b'])
  })
})
