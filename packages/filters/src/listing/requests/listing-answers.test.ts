// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { at } from '../../choices/filter.fixtures.ts'
import { createListingAnswers, causeOf } from './listing-answers.ts'
import { unreadable, type ListingAnswer } from './listing.schema.ts'
import type { ListingPort } from '../listing.types.ts'
import { createListingState, questionOf, createListings } from './listings.ts'

const answerOf = (listings: Readonly<Record<string, string>>): ListingAnswer => ({ kind: 'listing', listings, notices: { n: 'said' }, cart: undefined })

function open() {
  const heard: unknown[] = []
  const port: ListingPort = {
    name: 'a', printed: '', order: 'shopOrder', listed: () => ({ isTarget: true, position: 1, order: 'shopOrder' }),
    asking: () => undefined, ready: () => undefined, free: async () => undefined,
    show: (html, reason) => void heard.push(`${reason}: ${html}`),
    failed: (reason, cause) => void heard.push([reason, cause]),
  }
  const listings = createListings({ names: () => ({ filters: [], aliases: {} }), setPhase: () => undefined })
  const listing = createListingState(port, at('/shop/'), () => undefined)
  listings.add(listing)
  const browser = { address: () => at('/shop/'), write: () => undefined, top: () => undefined, leave: (url: string) => url.startsWith('http') }
  const answers = createListingAnswers({ browser, notices: { names: () => [], show: (html) => void heard.push(html) } }, listings)
  return { heard, listing, answers }
}

describe('an answer', () => {
  it('is shown once, with its notices, where it is what is wanted', () => {
    const { heard, listing, answers } = open()
    listing.wanted = at('/shop/?a=1')
    const asked = questionOf(listing, listing.wanted, 'filter')
    expect([answers.apply(listing, asked, answerOf({ a: 'one' })), answers.apply(listing, asked, answerOf({ a: 'again' }))]).toEqual([true, true])
    expect([heard, listing.shown]).toEqual([['filter: one', { n: 'said' }, { n: 'said' }], listing.wanted])
  })

  it('is not shown where a newer one is shown, or something else is wanted', () => {
    const { heard, listing, answers } = open()
    const [older, newer] = [questionOf(listing, listing.wanted, 'add'), questionOf(listing, listing.wanted, 'add')]
    answers.show(listing, newer, 'new')
    answers.show(listing, older, 'old')
    answers.show(listing, questionOf(listing, at('/shop/?a=1'), 'filter'), 'elsewhere')
    expect(heard).toEqual(['add: new'])
  })

  it('that leads elsewhere is followed, as far as it is an address of the web', () => {
    const { listing, answers } = open()
    const asked = questionOf(listing, listing.wanted, 'filter')
    expect([answers.apply(listing, asked, { kind: 'redirect', url: 'javascript:1' }), listing.isLeaving]).toEqual([false, false])
    expect([answers.apply(listing, asked, { kind: 'redirect', url: 'https://shop.test/' }), listing.isLeaving]).toEqual([true, true])
  })

  it('that is of no use is told of with its cause, unless what is wanted is shown', () => {
    const { heard, listing, answers } = open()
    const cause = new Error('500')
    answers.fail(listing, 'filter', unreadable(cause))
    expect(heard).toEqual([])
    listing.wanted = at('/shop/?a=1')
    answers.fail(listing, 'filter', unreadable(cause))
    expect([heard, causeOf(answerOf({}))]).toEqual([[['filter', cause]], new Error('No listing in the answer')])
  })
})
