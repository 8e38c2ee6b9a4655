// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CATEGORY, ORDER } from '../../choices/filter.fixtures.ts'
import { openListingPage, settled, type ListingPage } from '../listing.fixtures.ts'

const CART = { 'wc-fragments': {}, 'wc-cart-hash': 'h' }
/** A page on which 12 was chosen and taken back: the listing that it came with is shown once more. */
const shownAgain = async (more: Partial<ListingPage> = {}) => {
  const page = openListingPage({ panels: [{ filters: [CATEGORY, ORDER] }], ...more })
  page.listing.choose(page.section('shopCategory'), ['12'])
  await page.last().answer('twelve')
  page.listing.choose(page.section('shopCategory'), [])
  return page
}

describe('a listing that is shown again', () => {
  it('is shown at once and asked for once more, and what is new takes its place', async () => {
    const page = await shownAgain()
    expect([page.shown, page.phase(), page.asked.map(({ url }) => url)]).toEqual([[['twelve', 'printed 0']], 'ready', ['/shop/?shopCategory=12', '/shop/']])
    expect(page.asking).toEqual([['/shop/?shopCategory=12', '/shop/']])
    await page.last().answer('all, cheaper', { notices: { ags_woo_notices_0: 'hello' } })
    expect([page.shown[0]?.at(-1), page.phase(), page.asked.length, page.notices]).toEqual(['all, cheaper', 'ready', 2, [{ ags_woo_notices_0: 'hello' }]])
    // What came is what is kept now.
    page.goBack('/shop/?shopCategory=12')
    page.goBack('/shop/')
    expect([page.shown[0]?.at(-1), page.asked.length]).toEqual(['all, cheaper', 2])
  })

  it.each([
    ['fails', (page: Awaited<ReturnType<typeof shownAgain>>) => page.last().fail()],
    ['is of no use', (page: Awaited<ReturnType<typeof shownAgain>>) => page.last().answer(undefined)],
    ['leads elsewhere', (page: Awaited<ReturnType<typeof shownAgain>>) => page.last().redirect('/elsewhere/')],
  ])('stays without a word where the answer %s', async (_title, end) => {
    const page = await shownAgain()
    await end(page)
    expect([page.shown, page.phase(), page.failed, page.left]).toEqual([[['twelve', 'printed 0']], 'ready', [[]], []])
  })

  it('is left alone by an answer that comes late, after another choice', async () => {
    const page = await shownAgain()
    const late = page.last()
    page.listing.choose(page.section('shopCategory'), ['15'])
    expect(late.isGivenUp()).toBe(true)
    await page.last().answer('fifteen')
    await late.answer('all, late')
    expect([page.shown[0]?.at(-1), page.phase()]).toEqual(['fifteen', 'ready'])
  })

  it('waits with what is new until the shopper lets go of it, and drops it where something else is chosen by then', async () => {
    const page = await shownAgain()
    let letGo: () => void = () => undefined
    page.hand.free = new Promise((resolve) => (letGo = resolve))
    await page.last().answer('all, cheaper')
    expect(page.shown[0]?.at(-1)).toBe('printed 0')
    page.listing.choose(page.section('shopCategory'), ['15'])
    await page.last().answer('fifteen')
    letGo()
    await settled()
    expect(page.shown[0]?.at(-1)).toBe('fifteen')
  })

  it('does not disturb an add that is under way, whose listing is newer', async () => {
    const page = await shownAgain()
    const refresh = page.last()
    const added = page.change({})
    await settled()
    await page.last().answer('all, with the basket', CART)
    await refresh.answer('all, before')
    expect([(await added).kind, page.shown[0]?.at(-1), page.phase()]).toEqual(['listing', 'all, with the basket', 'ready'])
  })

  it('is asked for once, however often the same is chosen meanwhile', async () => {
    const page = await shownAgain()
    page.listing.apply('one')
    page.listing.choose(page.section('shopCategory'), [])
    expect(page.asked).toHaveLength(2)
  })

  it('by Back or Forward is not asked for', async () => {
    const page = await shownAgain()
    await page.last().answer('printed 0')
    page.goBack('/shop/?shopCategory=12')
    page.goBack('/shop/')
    expect([page.shown[0]?.slice(-2), page.asked.length]).toEqual([['twelve', 'printed 0'], 2])
  })

  it('by a page link or an order is asked for too', async () => {
    const page = openListingPage({})
    page.listing.turn(page.name, 2)
    await page.last().answer('two')
    page.listing.turn(page.name, 1)
    expect([page.shown, page.asked.map(({ url }) => url)]).toEqual([[['two', 'printed 0']], ['/shop/?shopPage=2', '/shop/?shopPage=1']])
    page.listing.order(page.name, 'price')
    await page.last().answer('cheap')
    page.listing.order(page.name, 'menu_order')
    expect([page.shown[0]?.at(-1), page.last().url, page.asked.length]).toEqual(['printed 0', '/shop/', 4])
  })
})

it('Try again joins a listing that is on its way', () => {
  const page = openListingPage({ panels: [{ filters: [CATEGORY] }] })
  page.listing.choose(page.section('shopCategory'), ['12'])
  page.listing.retry(page.name)
  expect([page.asked.length, page.last().isGivenUp()]).toEqual([1, false])
})
