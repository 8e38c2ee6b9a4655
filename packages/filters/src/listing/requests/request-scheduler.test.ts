// @vitest-environment node
import { createLife } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import { CATEGORY } from '../../choices/filter.fixtures.ts'
import { openListingPage, settled, type ListingPage } from '../listing.fixtures.ts'

const CART = { 'wc-fragments': {}, 'wc-cart-hash': 'h' }
const open = (more: Partial<ListingPage> = {}) => openListingPage({ panels: [{ filters: [CATEGORY] }], ...more })
/** A page on which a filter has just been chosen: its listing is on its way. */
const filtering = () => {
  const page = open()
  page.listing.choose(page.section('shopCategory'), ['12'])
  return page
}

describe('a change of the cart', () => {
  it('does not disturb a listing that is being loaded, whichever ends first and however', async () => {
    const page = filtering()
    const added = page.change({})
    await settled()
    expect([page.asked[0]?.isGivenUp(), page.phase()]).toEqual([false, 'loading'])
    await page.last().fail()
    expect([(await added).kind, page.phase(), page.failed]).toEqual(['unreadable', 'loading', [[]]])
    await page.asked[0]?.answer('twelve')
    expect([page.shown, page.phase()]).toEqual([[['twelve']], 'ready'])
  })

  it('shows its listing over an older one of the same address, and an older one never over it', async () => {
    const page = filtering()
    void page.change({})
    await settled()
    await page.last().answer('twelve, with the basket', CART)
    await page.asked[0]?.answer('twelve, before')
    expect([page.shown, page.phase(), page.failed]).toEqual([[['twelve, with the basket']], 'ready', [[]]])
  })

  it('shows its listing no more where another is wanted by then', async () => {
    const page = open()
    void page.change({})
    await settled()
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.last().answer('twelve')
    await page.asked[0]?.answer('all', CART)
    expect([page.shown, page.phase()]).toEqual([[['twelve']], 'ready'])
  })

  it('that fails leaves a listing that could not be loaded to be asked for again', async () => {
    const page = filtering()
    await page.last().fail()
    expect([page.phase(), page.failed]).toEqual(['failed', [['filter']]])
    void page.change({})
    await settled()
    await page.last().fail()
    expect(page.phase()).toBe('failed')
    page.listing.apply('one')
    expect([page.asked.length, page.last().url]).toEqual([3, '/shop/?shopCategory=12'])
  })

  it('shows its notices whenever they come', async () => {
    const page = open()
    void page.change({})
    await settled()
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.last().answer('twelve')
    await page.asked[0]?.answer('all', { ...CART, notices: { ags_woo_notices_0: 'added' } })
    expect(page.notices).toEqual([{ ags_woo_notices_0: 'added' }])
  })

  it('asks for the listing that is wanted when its turn comes', async () => {
    const page = open()
    void page.change({ p: '1' })
    void page.change({ p: '2' })
    await settled()
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.asked[0]?.answer('all', CART)
    expect(page.asked.map(({ url, fields }) => [url, fields['p']])).toEqual([['/shop/', '1'], ['/shop/?shopCategory=12', undefined], ['/shop/?shopCategory=12', '2']])
  })
})

describe('an answer that leads elsewhere', () => {
  it('loads until the page is left, and not when it is shown again', async () => {
    const page = filtering()
    await page.last().redirect('/your-cart/')
    expect([page.left, page.phase(), page.shown, page.failed]).toEqual([['/your-cart/'], 'loading', [[]], [[]]])
    page.listing.cameBack()
    // Asked again it would lead away again, and nobody could come back to this page.
    expect([page.asked.length, page.phase(), page.failed]).toEqual([1, 'failed', [['return']]])
    page.listing.retry(page.name)
    await page.last().answer('twelve')
    expect([page.phase(), page.shown]).toEqual(['ready', [['twelve']]])
  })

  it('after a product was added: the listing is loaded anew when the page is shown again', async () => {
    const page = open()
    const added = page.change({})
    await settled()
    await page.last().redirect('/your-cart/')
    expect([(await added).kind, page.phase()]).toEqual(['redirect', 'loading'])
    page.listing.cameBack()
    await page.last().answer('all, with the basket')
    expect([page.asked.length, page.phase(), page.shown]).toEqual([2, 'ready', [['all, with the basket']]])
  })

  it('fails where it leads to no page', async () => {
    const page = filtering()
    page.isLeft.value = false
    await page.last().redirect('tel:112')
    expect([page.phase(), page.failed]).toEqual(['failed', [['filter']]])
    const added = page.change({})
    await settled()
    await page.last().redirect('tel:112')
    expect([(await added).kind, page.phase()]).toEqual(['unreadable', 'failed'])
  })

  it('is not waited for once something else is chosen', async () => {
    const page = filtering()
    await page.last().redirect('/your-cart/')
    page.listing.choose(page.section('shopCategory'), ['15'])
    await page.last().answer('fifteen')
    expect([page.phase(), page.shown]).toEqual(['ready', [['fifteen']]])
  })
})

describe('a listing that could not be loaded', () => {
  it.each([
    ['the server refused it', (page: ReturnType<typeof open>) => page.last().fail(), { name: 'RequestFailed', kind: 'refused', status: 500, mutates: false }],
    ['its answer is none', (page: ReturnType<typeof open>) => page.last().answerText('<html>maintenance</html>'), { kind: 'unusable', failure: { answer: { text: '<html>maintenance</html>' } } }],
    ['its answer is another listing', (page: ReturnType<typeof open>) => page.last().answer(undefined), { message: 'No listing in the answer' }],
  ])('is told with its cause where %s', async (_why, end, cause) => {
    const page = filtering()
    await end(page)
    expect([page.phase(), page.failed]).toEqual(['failed', [['filter']]])
    expect(page.causes).toMatchObject([cause])
  })

  it('leaves it open what has become of the cart where an add was answered with no answer', async () => {
    const page = open()
    const drained = vi.fn()
    page.queue.onDrain(drained, createLife(() => undefined))
    const added = page.change({})
    await settled()
    await page.last().answerText('<html>maintenance</html>')
    expect(await added).toMatchObject({ kind: 'unreadable', cause: { kind: 'unusable', mutates: true } })
    await settled()
    expect(drained.mock.calls).toEqual([[{ uncertain: true }]])
  })
})

describe('what is kept', () => {
  it.each([
    ['a listing', (page: ReturnType<typeof open>) => page.listing.turn(page.name, 2)],
    ['a page fetched ahead', (page: ReturnType<typeof open>) => page.prefetch(2)],
  ])('%s that was asked for before the cart changed is not', async (_title, ask) => {
    const page = open()
    ask(page)
    page.listing.forget()
    await page.last().answer('two, before')
    page.listing.turn(page.name, 1)
    page.listing.turn(page.name, 2)
    expect(page.last().url).toBe('/shop/?shopPage=2')
    await page.last().answer('two, after')
    expect(page.shown[0]?.at(-1)).toBe('two, after')
  })

  it('the listing that the page came with is as old as the page', async () => {
    const page = open()
    page.pass(6 * 60_000)
    page.listing.turn(page.name, 2)
    await page.last().answer('two')
    page.listing.turn(page.name, 1)
    expect(page.asked.map(({ url }) => url)).toEqual(['/shop/?shopPage=2', '/shop/?shopPage=1'])
  })
})

it('a page fetched ahead names no notices: the shop says them only once', async () => {
  const page = open()
  page.prefetch(2)
  page.listing.turn(page.name, 3)
  expect(page.asked.map(({ fields }) => fields['ags_wc_filters_ajax_notices'])).toEqual([undefined, ['ags_woo_notices_0']])
  expect(page.asking).toEqual([['/shop/?shopPage=3']])
})

it('another order loads the shop that it belongs to', () => {
  const page = open({ orders: ['sort', 'sort2'] })
  page.listing.order(page.name, 'price')
  page.listing.order('ags_woo_shop_plus_1', 'price')
  expect(page.asked.map(({ shop, url }) => [shop, url])).toEqual([['ags_woo_shop_plus_0', '/shop/?sort=price'], ['ags_woo_shop_plus_1', '/shop/?sort=price&sort2=price']])
})

it('a shop that has left the page is told nothing more', async () => {
  const page = open({ orders: [] })
  const shown: string[] = []
  const leave = page.listing.addShop({
    name: 'gone', printed: '', order: 'shopOrder', listed: () => ({ isTarget: true, position: 1, order: 'shopOrder' }),
    asking: () => undefined, ready: () => undefined, free: async () => undefined, show: (html) => shown.push(html), failed: (reason) => shown.push(reason),
  })
  page.listing.choose(page.section('shopCategory'), ['12'])
  const added = page.change({}, 'gone')
  await settled()
  leave()
  expect(page.asked[0]?.isGivenUp()).toBe(true)
  await page.last().answer('twelve', CART)
  expect([(await added).kind, shown]).toEqual(['listing', []])
})

describe('a copy of a shop that others have made', () => {
  it('gives the name back when it goes, and the shop shows what it has missed', async () => {
    const page = filtering()
    await page.last().answer('twelve')
    const goes = page.copyListing()
    await page.last().answer('twelve, in the copy')
    page.listing.choose(page.section('shopCategory'), ['15'])
    goes()
    expect(page.phase()).toBe('loading')
    await page.last().answer('fifteen')
    expect([page.shown[0]?.at(-1), page.phase(), page.last().url]).toEqual(['fifteen', 'ready', '/shop/?shopCategory=15'])
    page.listing.choose(page.section('shopCategory'), ['20'])
    await page.last().answer('twenty')
    expect(page.shown[0]?.at(-1)).toBe('twenty')
  })

  it('that goes while nothing has changed costs no request', async () => {
    const page = filtering()
    await page.last().answer('twelve')
    const goes = page.copyListing()
    const { length } = page.asked
    goes()
    expect(page.asked).toHaveLength(length)
  })
})
