import { CallFailed } from '@tillkit/platform'
import { describe, expect, it, vi } from 'vitest'
import { at, CATEGORY } from '../model/model.fixtures.ts'
import { addressText } from '../model/query.ts'
import { createListing } from './listing.store.ts'
import type { ListingDeps, ShopPort } from './types.ts'

const answer = (html: string) => `/*agsdsb-json-start*/${JSON.stringify({ shop: { one: html } })}`

/** A page with one panel and one shop; its network answers as a test says. */
function openPage(post: ListingDeps['post'], { address = '/shop/', hidden = false } = {}) {
  const shown: string[] = []
  const written: string[] = []
  const failed = vi.fn()
  let now = at(address)
  const listing = createListing({
    browser: {
      address: () => now,
      write: (how, text) => {
        now = at(text)
        written.push(`${how} ${text}`)
      },
      leave: (url) => written.push(`leave ${url}`),
      top: () => undefined,
    },
    post,
    cart: { queue: { change: (work: (signal: AbortSignal) => Promise<string>) => work(new AbortController().signal) } } as unknown as ListingDeps['cart'],
    notices: { names: () => [], show: () => undefined },
    aliases: {},
    now: () => performance.now(),
  })
  const panel = () => listing.addPanel({ id: 'one', defers: false, filters: [hidden ? { ...CATEGORY, real: 'shopTag', condition: { kind: 'category', ids: ['99'] } } : CATEGORY, ...(hidden ? [CATEGORY] : [])] })
  const port: ShopPort = {
    name: 'one',
    printed: 'printed',
    listed: () => ({ isTarget: true, position: 1, order: 'shopOrder' }),
    show: (html) => shown.push(html),
    failed,
  }
  const goBack = (text: string) => {
    now = at(text)
    listing.returned()
  }
  return { listing, panel, port, shown, written, failed, goBack }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a listing', () => {
  it('that gets no answer in time stays, and is asked for again', async () => {
    const post = vi.fn<ListingDeps['post']>().mockRejectedValueOnce(new CallFailed('timeout', 'no answer within 15000 ms')).mockResolvedValue(answer('twelve'))
    const { listing, panel, port, shown, failed } = openPage(post)
    panel()
    listing.addShop(port)
    listing.choose(CATEGORY, ['12'])
    expect(listing.getState().shops).toEqual({ one: 'loading' })
    await settled()
    expect([failed.mock.calls, shown, listing.getState().shops]).toEqual([[['filter']], [], { one: 'failed' }])
    expect(listing.getState().chosen).toEqual({ shopCategory: ['12'] })
    listing.apply('one')
    await settled()
    expect([shown, listing.getState().shops, post.mock.calls.length]).toEqual([['twelve'], { one: 'ready' }, 2])
  })

  it('that the page came with comes back without a call, until the basket changes', async () => {
    const post = vi.fn<ListingDeps['post']>().mockResolvedValue(answer('twelve'))
    const { listing, panel, port, shown, goBack } = openPage(post)
    panel()
    listing.addShop(port)
    listing.choose(CATEGORY, ['12'])
    await settled()
    goBack('/shop/')
    expect([shown, post.mock.calls.length]).toEqual([['twelve', 'printed'], 1])
    goBack('/shop/?shopCategory=12')
    expect([shown.at(-1), post.mock.calls.length]).toEqual(['twelve', 1])
    listing.forget()
    goBack('/shop/')
    await settled()
    expect([shown.at(-1), post.mock.calls.length]).toEqual(['twelve', 2])
  })

  it.each([['before', true], ['after', false]])('that mounts %s its panel is loaded where a hidden section gives its choice up', async (_order, isFirst) => {
    const post = vi.fn<ListingDeps['post']>().mockResolvedValue(answer('all'))
    const { listing, panel, port, shown, written } = openPage(post, { address: '/shop/?shopTag=12', hidden: true })
    if (isFirst) listing.addShop(port)
    panel()
    await settled()
    if (!isFirst) listing.addShop(port)
    await settled()
    expect([written, shown, post.mock.calls.map(([url]) => url)]).toEqual([['replace /shop/'], ['all'], ['/shop/']])
    expect(addressText(listing.getState().address)).toBe('/shop/')
  })
})
