// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { at, CATEGORY } from '../../choices/filter.fixtures.ts'
import type { ShopPort } from '../listing.types.ts'
import { createShopState, createShops, type ShopState } from './listings.ts'

const shopOf = (name: string, isTarget: boolean, position = 1): ShopState => {
  const port: ShopPort = {
    name, printed: '', order: `order${position}`, listed: () => ({ isTarget, position, order: `order${position}` }),
    asking: () => undefined, show: () => undefined, ready: () => undefined, free: async () => undefined, failed: () => undefined,
  }
  return createShopState(port, at('/shop/'), () => undefined)
}

function open(...all: readonly ShopState[]) {
  const told: string[] = []
  const shops = createShops({ names: () => ({ filters: [CATEGORY], aliases: {} }), setPhase: (shop, phase) => void told.push(`${shop} ${phase}`) })
  all.forEach(shops.add)
  return { shops, told }
}

describe('the shops of a page', () => {
  it('are one for each name: the last one counts, and the one before it again when that has gone', () => {
    const [first, copy, other] = [shopOf('a', true), shopOf('a', true), shopOf('b', false)]
    const { shops } = open(first, other, copy)
    expect([shops.all(), shops.find('a'), shops.isHere(first)]).toEqual([[other, copy], copy, false])
    shops.delete(copy)
    expect([shops.all(), shops.find('a'), shops.isHere(first)]).toEqual([[first, other], first, true])
    expect(shops.find('c')).toBeUndefined()
  })

  it('show the same at addresses that differ in what concerns another shop alone', () => {
    const [target, other] = [shopOf('a', true), shopOf('b', false, 2)]
    const { shops } = open(target, other)
    const isSame = (shop: ShopState, text: string) => shops.keyOf(shop, at(text)) === shops.keyOf(shop, at('/shop/'))
    expect([isSame(target, '/shop/?shopCategory=12'), isSame(other, '/shop/?shopCategory=12')]).toEqual([false, true])
    expect([isSame(target, '/shop/?order2=price'), isSame(other, '/shop/?order2=price')]).toEqual([true, false])
    expect(shops.keyOf(target, at('/shop/'))).not.toBe(shops.keyOf(other, at('/shop/')))
  })

  it('tell how far they are, but for one that does not count', () => {
    const [first, copy] = [shopOf('a', true), shopOf('a', true)]
    const { shops, told } = open(first, copy)
    shops.tell(first)
    shops.tell(copy)
    copy.wanted = at('/shop/?shopCategory=12')
    shops.tell(copy)
    copy.load = new AbortController()
    shops.tell(copy)
    copy.isAgain = true
    shops.tell(copy)
    expect(told).toEqual(['a ready', 'a failed', 'a loading', 'a failed'])
  })
})
