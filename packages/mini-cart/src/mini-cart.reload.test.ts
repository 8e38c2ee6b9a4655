import { describe, expect, it, vi } from 'vitest'
import { createReloadGuard } from './mini-cart.reload.ts'

function browser(storage: () => Storage) {
  const page = { pathname: '/shop/', search: '?a=1', reload: vi.fn() }
  return { page, guard: () => createReloadGuard({ page, storage }) }
}

function fakeStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

describe('a page that may have to be loaded anew', () => {
  it('is, once in a session, until an answer was good', () => {
    const kept = fakeStorage()
    const { page, guard } = browser(() => kept)
    expect(guard().reload()).toBe(true)
    // The same page, from a cache.
    expect(guard().reload()).toBe(false)
    expect(page.reload).toHaveBeenCalledTimes(1)
    guard().forget()
    expect(guard().reload()).toBe(true)
  })

  it('is not where nobody could remember that it was', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { page, guard } = browser(denied)
    expect(guard().reload()).toBe(false)
    guard().forget()
    expect(page.reload).not.toHaveBeenCalled()
    const forgetful = { ...fakeStorage(), getItem: () => null } as Storage
    expect(createReloadGuard({ page, storage: () => forgetful }).reload()).toBe(false)
  })
})
