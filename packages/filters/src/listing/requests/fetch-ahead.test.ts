// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CATEGORY } from '../../choices/filter.fixtures.ts'
import { openListingPage, settled } from '../listing.fixtures.ts'

const open = () => openListingPage({ panels: [{ filters: [CATEGORY] }], orders: ['shopOrder', 'shopOrder2'] })
const urls = (page: ReturnType<typeof open>) => page.asked.map(({ url }) => url)

describe('a page that is fetched ahead', () => {
  it('is the load\'s own request when it is turned to while it is under way', async () => {
    const page = open()
    page.prefetch(2)
    page.listing.turn(page.name, 2)
    expect([urls(page), page.last().isGivenUp(), page.phase(), page.asking[0]]).toEqual([['/shop/?shopPage=2'], false, 'loading', ['/shop/?shopPage=2']])
    await page.last().answer('two')
    expect([page.shown[0], page.phase(), page.asked.length]).toEqual([['two'], 'ready', 1])
  })

  it('is shown without a request when it is there, once, and asked for again later', async () => {
    const page = open()
    page.prefetch(2)
    await page.last().answer('two')
    page.listing.turn(page.name, 2)
    await settled()
    expect([page.shown[0], page.phase(), page.asked.length]).toEqual([['two'], 'ready', 1])
    page.listing.turn(page.name, 1)
    page.listing.turn(page.name, 2)
    expect([page.shown[0]?.at(-1), urls(page).slice(1)]).toEqual(['two', ['/shop/?shopPage=1', '/shop/?shopPage=2']])
  })

  it('is given up where the shopper goes elsewhere', async () => {
    const page = open()
    page.prefetch(2)
    page.listing.turn(page.name, 3)
    expect([page.asked[0]?.isGivenUp(), urls(page)]).toEqual([true, ['/shop/?shopPage=2', '/shop/?shopPage=3']])
    await page.last().answer('three')
    expect(page.shown[0]).toEqual(['three'])
  })

  it('that failed is asked for by the load', async () => {
    const page = open()
    page.prefetch(2)
    await page.last().fail()
    page.listing.turn(page.name, 2)
    await page.last().answer('two')
    expect([page.shown[0], page.asked.length, page.failed[0]]).toEqual([['two'], 2, []])
  })

  it('is a load that failed where it fails under it', async () => {
    const page = open()
    page.prefetch(2)
    page.listing.turn(page.name, 2)
    await page.last().fail()
    expect([page.failed[0], page.phase(), page.asked.length]).toEqual([['page'], 'failed', 1])
  })

  it('is too old after 30 s, or once something is added', async () => {
    const page = open()
    page.prefetch(2)
    await page.last().answer('two')
    page.pass(30_000)
    page.listing.turn(page.name, 2)
    expect([page.phase(), page.asked.length]).toEqual(['loading', 2])
    await page.last().answer('two, later')
    page.prefetch(3)
    void page.change({})
    await settled()
    expect(page.asked[2]?.isGivenUp()).toBe(true)
  })

  it('is one at a time, and not fetched again while it is there', async () => {
    const page = open()
    for (const number of [2, 3, 2]) page.prefetch(number)
    page.prefetch(2, page.names[1])
    expect(urls(page)).toEqual(['/shop/?shopPage=2'])
    await page.last().answer('two')
    page.prefetch(2)
    expect(page.asked).toHaveLength(1)
    page.prefetch(3)
    expect(page.asked).toHaveLength(2)
  })
})

describe('nothing is fetched ahead', () => {
  it('from a listing that is on its way out', () => {
    const page = open()
    page.listing.turn(page.name, 2)
    page.prefetch(2)
    page.prefetch(3)
    expect(urls(page)).toEqual(['/shop/?shopPage=2'])
  })

  it('while something is added, or a listing that is shown again is asked for', async () => {
    const page = open()
    void page.change({})
    await settled()
    page.prefetch(2)
    expect(page.asked).toHaveLength(1)
    await page.last().answer('all', { 'wc-fragments': {}, 'wc-cart-hash': 'h' })
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.last().answer('twelve')
    page.listing.choose(page.section('shopCategory'), [])
    page.prefetch(2)
    expect(urls(page)).toEqual(['/shop/', '/shop/?shopCategory=12', '/shop/'])
  })

  it('of the page that one is on, nor of one that was seen', async () => {
    const page = open()
    page.prefetch(1)
    page.listing.turn(page.name, 2)
    await page.last().answer('two')
    page.prefetch(1)
    expect(urls(page)).toEqual(['/shop/?shopPage=2'])
  })
})
