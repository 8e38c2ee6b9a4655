import { afterEach, describe, expect, it, vi } from 'vitest'
import { at, CATEGORY, ORDER, filterOf, PRICE, SEARCH } from '../../choices/filter.fixtures.ts'
import { addressText } from '../../address/address-query.ts'
import { openListingPage, settled } from '../listing.fixtures.ts'

const TAG = filterOf('shopTag', { values: ['31'], condition: { kind: 'category', ids: ['12'] } })
const one = { filters: [CATEGORY] }

afterEach(() => void vi.useRealTimers())

describe('a listing', () => {
  it('that gets no answer in time stays, and is asked for again', async () => {
    const page = openListingPage({ panels: [one] })
    page.listing.choose(page.section('shopCategory'), ['12'])
    expect(page.phase()).toBe('loading')
    await page.last().fail()
    expect([page.failed, page.shown, page.phase()]).toEqual([[['filter']], [[]], 'failed'])
    expect(page.listing.getState().chosen).toEqual({ shopCategory: ['12'] })
    page.listing.apply('one')
    await page.last().answer('twelve')
    expect([page.shown, page.phase(), page.asked.length]).toEqual([[['twelve']], 'ready', 2])
  })

  it('that the page came with comes back without a call, until the cart changes', async () => {
    const page = openListingPage({ panels: [one] })
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.last().answer('twelve')
    page.goBack('/shop/')
    page.goBack('/shop/?shopCategory=12')
    expect([page.shown, page.asked.length]).toEqual([[['twelve', 'printed 0', 'twelve']], 1])
    page.listing.forget()
    page.goBack('/shop/')
    await page.last().answer('all')
    expect([page.shown[0]?.at(-1), page.asked.length]).toEqual(['all', 2])
  })
})

describe('sections that hide', () => {
  const tag99 = { ...TAG, condition: { kind: 'category', ids: ['99'] } } as const

  it('give up on load what the address chooses in them, in place and with one request', async () => {
    const page = openListingPage({ address: '/shop/?shopTag=31', panels: [{ filters: [tag99, CATEGORY] }] })
    await settled()
    await page.last().answer('all')
    expect([page.entries, page.shown, page.asked.map(({ url }) => url)]).toEqual([['replace /shop/'], [['all']], ['/shop/']])
    expect(addressText(page.listing.getState().address)).toBe('/shop/')
  })

  it('do so too where the shop mounts after them', async () => {
    const page = openListingPage({ address: '/shop/?shopTag=31', panels: [{ filters: [tag99, CATEGORY] }], orders: [] })
    await settled()
    const shown: string[] = []
    page.listing.addShop({
      name: 'late', printed: '', order: 'shopOrder', listed: () => ({ isTarget: true, position: 1, order: 'shopOrder' }),
      asking: () => undefined, ready: () => undefined, free: async () => undefined, show: (html) => shown.push(html), failed: () => undefined,
    })
    await page.last().answer('all')
    expect([page.entries, shown, page.last().url]).toEqual([['replace /shop/'], ['all'], '/shop/'])
  })

  it('are judged once the shop\'s own names can be there', async () => {
    const page = openListingPage({ address: '/shop/?cat=12&shopTag=31', panels: [{ filters: [CATEGORY, TAG] }], isReady: false })
    await settled()
    page.listing.setAliases({ shopCategory: 'cat' })
    page.becomeReady()
    expect([page.entries, page.listing.getState().chosen]).toEqual([[], { shopCategory: ['12'], shopTag: ['31'] }])
  })

  it('are judged once all panels are there: another may choose their category', async () => {
    const tag30 = { ...TAG, condition: { kind: 'category', ids: ['30'] } } as const
    const page = openListingPage({ address: '/shop/?shopCategory=30&shopTag=31', panels: [{ filters: [CATEGORY, tag30, SEARCH] }], count: 2 })
    await settled()
    // Nor does a choice in the same panel cost it meanwhile.
    page.listing.choose(page.section('shopSearch'), ['roll'])
    page.addPanel({ id: 'two', filters: [filterOf('shopCategory', { values: ['30'] })] })
    await settled()
    expect(page.listing.getState().chosen).toEqual({ shopCategory: ['30'], shopTag: ['31'], shopSearch: ['roll'] })
    page.listing.choose(page.section('shopCategory', 'two'), [])
    expect(page.location()).toBe('/shop/?shopSearch=roll')
  })

  it.each([
    ['a choice in another panel', (page: ReturnType<typeof openListingPage>) => page.listing.choose(page.section('shopCategory'), ['15']), ['push /shop/?shopCategory=15']],
    ['a category\'s link', (page: ReturnType<typeof openListingPage>) => page.listing.follow(at('/shop/?shopTag=31&shopCategory=15')), ['push /shop/?shopCategory=15']],
    ['Back', (page: ReturnType<typeof openListingPage>) => page.goBack('/shop/?shopCategory=15&shopTag=31'), ['replace /shop/?shopCategory=15']],
  ])('lose their choice, in the address and in the request, by %s', async (_title, change, entries) => {
    const page = openListingPage({ address: '/shop/?shopCategory=12&shopTag=31', panels: [one, { id: 'two', filters: [TAG] }] })
    await settled()
    change(page)
    expect([page.entries, page.listing.getState().chosen]).toEqual([entries, { shopCategory: ['15'] }])
    expect(page.asked.map(({ url }) => url)).toEqual(['/shop/?shopCategory=15'])
  })

  it('for having no products are cleared once the numbers say so', async () => {
    const sale = filterOf('shopSale', { values: ['onsale'], condition: { kind: 'notempty' } })
    const page = openListingPage({ address: '/shop/?shopSale=onsale', panels: [{ filters: [CATEGORY, sale] }] })
    await settled()
    expect(page.asked).toEqual([])
    page.listing.setCounts({ counts: {}, totals: {}, empty: new Set(['one shopSale']) })
    page.listing.setCounts({ counts: {}, totals: {}, empty: new Set(['one shopSale']) })
    expect([page.entries, page.asked.map(({ url }) => url)]).toEqual([['replace /shop/'], ['/shop/']])
  })
})

describe('the address', () => {
  it('is the browser\'s: what another script has taken out of it does not come back', () => {
    const page = openListingPage({ address: '/shop/?utm_source=a', panels: [one] })
    page.moveTo('/shop/')
    page.listing.choose(page.section('shopCategory'), ['12'])
    page.moveTo('/shop/?shopCategory=12&quick=1')
    page.listing.turn(page.name, 2)
    page.moveTo('/shop/?shopCategory=12')
    page.listing.order(page.name, 'price')
    expect(page.entries).toEqual(['push /shop/?shopCategory=12', 'push /shop/?shopCategory=12&quick=1&shopPage=2', 'push /shop/?shopCategory=12&shopOrder=price'])
  })

  it('of another page, which a script shows over this one, is left alone', () => {
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [one] })
    page.goBack('/product/roll/')
    expect(page.listing.getState().chosen).toEqual({ shopCategory: ['12'] })
    page.listing.choose(page.section('shopCategory'), ['12', '15'])
    expect(page.entries).toEqual(['push /shop/?shopCategory=12&shopCategory=15'])
  })

  it('has no entry for the page that one is on', () => {
    const page = openListingPage({ panels: [one] })
    page.listing.turn(page.name, 1)
    expect([page.entries, page.asked]).toEqual([[], []])
  })

  it('of a category\'s link begins at the first page, and ends the Undo', () => {
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [one] })
    page.listing.clear('one')
    expect(page.listing.getState().undo).not.toBeNull()
    page.listing.follow(at('/shop/?shopPage=3&shopCategory=15&add-to-cart=9'))
    expect([page.location(), page.listing.getState().undo]).toEqual(['/shop/?shopCategory=15', null])
  })

  it('may be another to begin from, where a script applies a panel', async () => {
    const page = openListingPage({ address: '/shop/?a=1', panels: [{ filters: [CATEGORY], defers: true }] })
    await settled()
    page.listing.choose(page.section('shopCategory'), ['12'])
    page.listing.apply('one', at('/shop/?b=2'))
    expect([page.entries, page.last().url]).toEqual([['push /shop/?b=2&shopCategory=12'], '/shop/?b=2&shopCategory=12'])
  })

  it('with another place in the page only leaves what is being slid, and the Undo', () => {
    vi.useFakeTimers()
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [{ filters: [CATEGORY, PRICE] }] })
    page.listing.clear('one')
    page.goBack('/shop/#x')
    expect(page.listing.getState().undo).not.toBeNull()
    page.listing.choose(page.section('shopPrice'), ['10-'], 'slid')
    page.goBack('/shop/#y')
    vi.advanceTimersByTime(500)
    expect(page.location()).toBe('/shop/?shopPrice=10-#y')
  })
})

describe('Back on a page without a panel', () => {
  it.each([
    ['another order', '?shopOrder=price', (page: ReturnType<typeof openListingPage>) => page.listing.order(page.name, 'price')],
    ['another page', '?shopPage=2', (page: ReturnType<typeof openListingPage>) => page.listing.turn(page.name, 2)],
  ])('brings back what was before %s, and makes no entry', async (_title, query, go) => {
    const page = openListingPage({})
    go(page)
    await page.last().answer('new')
    expect(page.entries).toEqual([`push /shop/${query}`])
    page.goBack('/shop/')
    expect([page.shown, page.entries.length, page.phase()]).toEqual([[['new', 'printed 0']], 1, 'ready'])
    page.goBack(`/shop/${query}`)
    expect([page.shown[0]?.at(-1), page.entries.length, page.asked.length]).toEqual(['new', 1, 1])
  })
})

it('Clear all where nothing is chosen makes no entry and asks nothing', async () => {
  const page = openListingPage({ address: '/shop/?utm=1', panels: [{ filters: [CATEGORY, ORDER, SEARCH, PRICE] }] })
  await settled()
  page.listing.clear('one')
  expect([page.entries, page.asked, page.listing.getState().undo]).toEqual([[], [], null])
})

describe('what waits', () => {
  it('while one types is applied with another section that is cleared', () => {
    vi.useFakeTimers()
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [{ filters: [CATEGORY, SEARCH] }] })
    page.listing.choose(page.section('shopSearch'), ['rolls'], 'typed')
    page.listing.clear('one', 'one shopCategory')
    vi.advanceTimersByTime(200)
    expect(page.entries).toEqual(['push /shop/?shopSearch=rolls'])
  })

  it('for Apply goes on waiting while another section is cleared', () => {
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [{ filters: [CATEGORY, SEARCH], defers: true }] })
    page.listing.choose(page.section('shopSearch'), ['rolls'])
    page.listing.clear('one', 'one shopCategory')
    expect([page.entries, page.listing.getState().chosen]).toEqual([['push /shop/'], { shopSearch: ['rolls'] }])
  })

  it('for Apply in one panel is not applied by another with the same section', async () => {
    const page = openListingPage({ panels: [{ filters: [CATEGORY, SEARCH] }, { id: 'two', filters: [CATEGORY], defers: true }] })
    await settled()
    page.listing.choose(page.section('shopCategory', 'two'), ['15'])
    page.listing.choose(page.section('shopSearch'), ['x'])
    expect(page.location()).toBe('/shop/?shopSearch=x')
    page.listing.choose(page.section('shopCategory'), ['12'])
    expect([page.location(), page.listing.getState().chosen]).toEqual(['/shop/?shopCategory=12&shopSearch=x', { shopSearch: ['x'], shopCategory: ['12', '15'] }])
    // What is applied is the last word: what is chosen and taken back in one panel waits in no other.
    page.listing.choose(page.section('shopCategory'), ['12', '15'])
    page.listing.choose(page.section('shopCategory'), ['12'])
    page.listing.apply('two')
    expect([page.location(), page.listing.getState().chosen['shopCategory']]).toEqual(['/shop/?shopCategory=12&shopSearch=x', ['12']])
  })

  it('for Apply outlasts Back, which takes away what it took away', () => {
    const page = openListingPage({ panels: [{ filters: [CATEGORY], defers: true }] })
    page.listing.choose(page.section('shopCategory'), ['12'])
    page.listing.apply('one')
    page.listing.choose(page.section('shopCategory'), ['12', '15'])
    page.goBack('/shop/')
    expect(page.listing.getState().chosen).toEqual({ shopCategory: ['15'] })
  })

  it('was never applied, so Undo does not bring it back', () => {
    const page = openListingPage({ address: '/shop/?shopCategory=12', panels: [{ filters: [CATEGORY], defers: true }] })
    page.listing.choose(page.section('shopCategory'), ['12', '15'])
    page.listing.clear('one')
    page.listing.undo()
    expect(page.entries).toEqual(['push /shop/', 'push /shop/?shopCategory=12'])
  })

  it('in a section with one value takes the place of what is applied, whatever that is by then', () => {
    const page = openListingPage({ address: '/shop/?shopPrice=10-40', panels: [{ filters: [PRICE], defers: true }] })
    page.listing.choose(page.section('shopPrice'), ['10-50'])
    page.listing.choose(page.section('shopPrice'), ['10-60'])
    expect(page.listing.getState().chosen).toEqual({ shopPrice: ['10-60'] })
    page.goBack('/shop/?shopPrice=5-')
    expect(page.listing.getState().chosen).toEqual({ shopPrice: ['10-60'] })
    page.listing.choose(page.section('shopPrice'), [])
    expect(page.listing.getState().chosen).toEqual({})
    page.listing.apply('one')
    expect(page.location()).toBe('/shop/')
  })
})

it('of two copies of a panel one may go: the other works on', () => {
  const page = openListingPage({ panels: [one, one] })
  expect(page.listing.getState().filters).toHaveLength(1)
  page.leavePanel[1]?.()
  page.listing.choose(page.section('shopCategory'), ['12'])
  expect(page.entries).toEqual(['push /shop/?shopCategory=12'])
  page.leavePanel[0]?.()
  expect(page.listing.getState().filters).toEqual([])
})
