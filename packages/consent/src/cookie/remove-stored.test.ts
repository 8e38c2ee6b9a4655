import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Category } from './category.ts'
import { removeStored } from './remove-stored.ts'

const listing = (...names: string[]): Category[] =>
  [{ slug: 'analytics', name: 'Analytics', isNecessary: false, byDefault: { gdpr: false, ccpa: false }, cookies: names.map((name) => ({ name, domain: '' })) }]

/** Nothing is allowed. */
const NOTHING = { choices: {} }

const clear = () => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(() => {
  vi.restoreAllMocks()
  clear()
})

it('removes cookies and stored texts by their names, and by how they begin', () => {
  const names = ['_tally', '_tally_1', '_tallyho', 'kept']
  for (const name of names) {
    document.cookie = `${name}=1; path=/`
    localStorage.setItem(name, '1')
    sessionStorage.setItem(name, '1')
  }
  removeStored(listing('_tally', '_tally_*'), NOTHING)
  // Other files' tests may have left cookies of other paths.
  expect(names.filter((name) => document.cookie.split('; ').includes(`${name}=1`))).toEqual(['_tallyho', 'kept'])
  expect([localStorage, sessionStorage].map((storage) => Object.keys(storage).sort())).toEqual([['_tallyho', 'kept'], ['_tallyho', 'kept']])
})

it('leaves what a category lists by the same name that is allowed', () => {
  for (const name of ['_tally', '_own']) document.cookie = `${name}=1; path=/`
  const [analytics] = listing('_tally', '_own')
  const [advertisement] = listing('_tally')
  if (!analytics || !advertisement) throw new Error('Nothing is listed.')
  removeStored([analytics, { ...advertisement, slug: 'advertisement' }], { choices: { advertisement: true } })
  expect(['_tally', '_own'].filter((name) => document.cookie.includes(`${name}=1`))).toEqual(['_tally'])
})

it('expires a cookie for its host, its listed domain and those that the host belongs to', () => {
  document.cookie = '_tally=1; path=/'
  const written = vi.spyOn(document, 'cookie', 'set')
  removeStored([{ ...listing()[0], cookies: [{ name: '_tally', domain: '.ads.test' }] } as Category], NOTHING, 'shop.example.test')
  expect(written.mock.calls.map(([text]) => /domain=(.*)/.exec(text)?.[1] ?? '')).toEqual(['', '.ads.test', '.shop.example.test', '.example.test'])
})

it('leaves a page alone that is kept from cookies and storage', () => {
  const closed = () => {
    throw new DOMException('closed')
  }
  vi.spyOn(document, 'cookie', 'get').mockImplementation(closed)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed)
  expect(() => removeStored(listing('_tally'), NOTHING)).not.toThrow()
})
