import { afterEach, expect, it, vi } from 'vitest'
import { readCookie } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

it('reads a cookie by its whole name, decoded where it can be', () => {
  const cookies = 'xa=1; a=caf%C3%A9; b=100%; c='
  expect(['a', 'b', 'c', 'd'].map((name) => readCookie(name, cookies))).toEqual(['café', '100%', '', ''])
})

it('has none on a page that is kept from them', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => { throw new DOMException('blocked', 'SecurityError') })
  expect(readCookie('a')).toBe('')
})
