// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { at } from '../../choices/filter.fixtures.ts'
import { createAnswers, causeOf } from './listing-answers.ts'
import { unreadable, type ListingAnswer } from './listing.schema.ts'
import type { ShopPort } from '../listing.types.ts'
import { createShopState, questionOf, createShops } from './listings.ts'

const listing = (shops: Readonly<Record<string, string>>): ListingAnswer => ({ kind: 'listing', shops, notices: { n: 'said' }, cart: undefined })

function open() {
  const heard: unknown[] = []
  const port: ShopPort = {
    name: 'a', printed: '', order: 'shopOrder', listed: () => ({ isTarget: true, position: 1, order: 'shopOrder' }),
    asking: () => undefined, ready: () => undefined, free: async () => undefined,
    show: (html, reason) => void heard.push(`${reason}: ${html}`),
    failed: (reason, cause) => void heard.push([reason, cause]),
  }
  const shops = createShops({ names: () => ({ filters: [], aliases: {} }), setPhase: () => undefined })
  const shop = createShopState(port, at('/shop/'), () => undefined)
  shops.add(shop)
  const browser = { address: () => at('/shop/'), write: () => undefined, top: () => undefined, leave: (url: string) => url.startsWith('http') }
  const answers = createAnswers({ browser, notices: { names: () => [], show: (html) => void heard.push(html) } }, shops)
  return { heard, shop, answers }
}

describe('an answer', () => {
  it('is shown once, with its notices, where it is what is wanted', () => {
    const { heard, shop, answers } = open()
    shop.wanted = at('/shop/?a=1')
    const asked = questionOf(shop, shop.wanted, 'filter')
    expect([answers.take(shop, asked, listing({ a: 'one' })), answers.take(shop, asked, listing({ a: 'again' }))]).toEqual([true, true])
    expect([heard, shop.shown]).toEqual([['filter: one', { n: 'said' }, { n: 'said' }], shop.wanted])
  })

  it('is not shown where a newer one is shown, or something else is wanted', () => {
    const { heard, shop, answers } = open()
    const [older, newer] = [questionOf(shop, shop.wanted, 'add'), questionOf(shop, shop.wanted, 'add')]
    answers.show(shop, newer, 'new')
    answers.show(shop, older, 'old')
    answers.show(shop, questionOf(shop, at('/shop/?a=1'), 'filter'), 'elsewhere')
    expect(heard).toEqual(['add: new'])
  })

  it('that leads elsewhere is followed, as far as it is an address of the web', () => {
    const { shop, answers } = open()
    const asked = questionOf(shop, shop.wanted, 'filter')
    expect([answers.take(shop, asked, { kind: 'redirect', url: 'javascript:1' }), shop.isLeaving]).toEqual([false, false])
    expect([answers.take(shop, asked, { kind: 'redirect', url: 'https://shop.test/' }), shop.isLeaving]).toEqual([true, true])
  })

  it('that is of no use is told of with its cause, unless what is wanted is shown', () => {
    const { heard, shop, answers } = open()
    const cause = new Error('500')
    answers.fail(shop, 'filter', unreadable(cause))
    expect(heard).toEqual([])
    shop.wanted = at('/shop/?a=1')
    answers.fail(shop, 'filter', unreadable(cause))
    expect([heard, causeOf(listing({}))]).toEqual([[['filter', cause]], new Error('No listing in the answer')])
  })
})
