// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { at, CATEGORY } from '../../choices/filter.fixtures.ts'
import type { ListingPort } from '../listing.types.ts'
import { createListingState, createListings, type ListingState } from './listings.ts'

const listingOf = (name: string, isTarget: boolean, position = 1): ListingState => {
  const port: ListingPort = {
    name, printed: '', order: `order${position}`, listed: () => ({ isTarget, position, order: `order${position}` }),
    asking: () => undefined, show: () => undefined, ready: () => undefined, free: async () => undefined, failed: () => undefined,
  }
  return createListingState(port, at('/shop/'), () => undefined)
}

function open(...all: readonly ListingState[]) {
  const told: string[] = []
  const listings = createListings({ names: () => ({ filters: [CATEGORY], aliases: {} }), setPhase: (listing, phase) => void told.push(`${listing} ${phase}`) })
  all.forEach(listings.add)
  return { listings, told }
}

describe('the listings of a page', () => {
  it('are one for each name: the last one counts, and the one before it again when that has gone', () => {
    const [first, copy, other] = [listingOf('a', true), listingOf('a', true), listingOf('b', false)]
    const { listings } = open(first, other, copy)
    expect([listings.all(), listings.find('a'), listings.isHere(first)]).toEqual([[other, copy], copy, false])
    listings.delete(copy)
    expect([listings.all(), listings.find('a'), listings.isHere(first)]).toEqual([[first, other], first, true])
    expect(listings.find('c')).toBeUndefined()
  })

  it('show the same at addresses that differ in what concerns another listing alone', () => {
    const [target, other] = [listingOf('a', true), listingOf('b', false, 2)]
    const { listings } = open(target, other)
    const isSame = (listing: ListingState, text: string) => listings.keyOf(listing, at(text)) === listings.keyOf(listing, at('/shop/'))
    expect([isSame(target, '/shop/?shopCategory=12'), isSame(other, '/shop/?shopCategory=12')]).toEqual([false, true])
    expect([isSame(target, '/shop/?order2=price'), isSame(other, '/shop/?order2=price')]).toEqual([true, false])
    expect(listings.keyOf(target, at('/shop/'))).not.toBe(listings.keyOf(other, at('/shop/')))
  })

  it('tell how far they are, but for one that does not count', () => {
    const [first, copy] = [listingOf('a', true), listingOf('a', true)]
    const { listings, told } = open(first, copy)
    listings.notify(first)
    listings.notify(copy)
    copy.wanted = at('/shop/?shopCategory=12')
    listings.notify(copy)
    copy.load = new AbortController()
    listings.notify(copy)
    copy.isAgain = true
    listings.notify(copy)
    expect(told).toEqual(['a ready', 'a failed', 'a loading', 'a failed'])
  })
})
