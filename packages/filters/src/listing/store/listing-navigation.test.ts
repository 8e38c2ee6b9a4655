// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addressText } from '../../address/address-query.ts'
import { at, CATEGORY, filterOf } from '../../choices/filter.fixtures.ts'
import { firstState, stateOf, type Facts } from './listing.state.ts'
import type { ListingDeps } from '../listing.types.ts'
import { createNavigation, type ListingContext } from './listing-navigation.ts'
import { createPagePanels } from './page-panels.ts'

/** Without shops, requests and a document. */
function open(text = '/shop/', count = 0) {
  let location = at(text)
  let ready: () => void = () => undefined
  let state = firstState(location, {})
  const written: string[] = []
  const loaded: string[] = []
  const browser = { address: () => location, top: () => undefined, leave: () => true, write: (how: string, to: string) => {
    location = at(to)
    written.push(`${how} ${to}`)
  } }
  const deps = { browser, page: { panels: () => count, whenReady: (run: () => void) => void (ready = run) } } as unknown as ListingDeps
  const scheduler = { loadFor: (to, reason) => void loaded.push(`${reason} ${addressText(to)}`) } as Partial<ListingContext['scheduler']> as ListingContext['scheduler']
  const set = (facts: Partial<Facts>) => void (state = stateOf({ ...state, ...facts }))
  const navigation = createNavigation({ deps, get: () => state, set, panels: createPagePanels(), scheduler })
  return { navigation, written, loaded, set, ready: () => ready(), moveTo: (to: string) => void (location = at(to)) }
}

describe('going to an address', () => {
  it('writes an entry for a real change alone, and has the shops load what it says', () => {
    const { navigation, written, loaded } = open()
    navigation.go(at('/shop/'), 'page')
    navigation.go(at('/shop/?a=1'), 'filter')
    navigation.go(at('/shop/?a=2'), 'filter', { how: 'replace' })
    expect([written, loaded]).toEqual([['push /shop/?a=1', 'replace /shop/?a=2'], ['page /shop/', 'filter /shop/?a=1', 'filter /shop/?a=2']])
  })

  it('ends what the page was printed for, unless it takes the place of the present entry', () => {
    const { navigation } = open()
    navigation.go(at('/shop/?a=1'), 'filter', { how: 'replace' })
    expect(addressText(navigation.printed())).toBe('/shop/')
    navigation.go(at('/shop/?a=2'), 'return', { how: 'replace' })
    expect(addressText(navigation.printed())).toBe('/shop/?a=2')
  })
})

describe('the browser\'s address', () => {
  it('counts on the paths that the listing has been on, and on no other', () => {
    const { navigation, moveTo } = open()
    moveTo('/product/roll/')
    expect([addressText(navigation.here()), navigation.canShow(at('/product/roll/'))]).toEqual(['/shop/', false])
    navigation.go(at('/rolls/'), 'link')
    moveTo('/rolls/?a=1')
    expect([addressText(navigation.here()), navigation.canShow(at('/shop/?b=2'))]).toEqual(['/rolls/?a=1', true])
  })
})

describe('sections that hide', () => {
  it('lose their choice in place, once the page is ready and all of its panels are there', () => {
    const hidden = filterOf('shopTag', { values: ['31'], condition: { kind: 'category', ids: ['99'] } })
    const { navigation, written, set, ready } = open('/shop/?shopTag=31')
    set({ filters: [CATEGORY, hidden] })
    navigation.judge()
    expect([navigation.isKnown(), written]).toEqual([false, []])
    ready()
    expect([navigation.isKnown(), written]).toEqual([true, ['replace /shop/']])
  })

  it('keep it while a panel is still to come', () => {
    const { navigation, ready } = open('/shop/', 1)
    ready()
    expect(navigation.isKnown()).toBe(false)
  })
})
