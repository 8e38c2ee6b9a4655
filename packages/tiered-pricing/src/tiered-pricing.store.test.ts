// @vitest-environment node
import { decimal, toPlain } from '@tillkit/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { roll, tier } from './tiered-pricing.fixtures.ts'
import { createTieredPricingStore, type TieredPricingStore } from './tiered-pricing.store.ts'

const updated = vi.fn()
let store: TieredPricingStore

beforeEach(() => {
  updated.mockReset()
  store = createTieredPricingStore(roll)
  store.onUpdate(updated)
})

function state() {
  const { quantity, quote } = store.getState()
  return { quantity: toPlain(quantity.value), tier: quote?.tier.minimum }
}

describe('entering a quantity', () => {
  it('chooses the tier and tells once', () => {
    store.enter('10')
    expect(state()).toMatchObject({ quantity: '10', tier: 10 })
    expect(updated).toHaveBeenCalledTimes(1)
  })

  it('tells nobody when nothing is new', () => {
    store.enter('1')
    store.enter('')
    store.enter('abc')
    expect(updated).not.toHaveBeenCalled()
  })

  it('answers each event once, however many widgets heard it, even with the quantity that stands', () => {
    const [first, second] = [{}, {}]
    for (const cause of [first, first, second]) store.enter('1', null, cause)
    expect(updated).toHaveBeenCalledTimes(2)
  })

  it('keeps decimals as typed, which is news too', () => {
    store.enter('2.5')
    store.enter('2.50')
    expect(updated).toHaveBeenCalledTimes(2)
    expect(store.getState().quantity.decimals).toBe(2)
  })

  it('goes below one where the field does', () => {
    store.enter('0.5', decimal('0.1'))
    expect(state().quantity).toBe('0.5')
    store.enter('0.5')
    expect(state().quantity).toBe('1')
  })

  it('keeps the quote while tier, product and quantity stay', () => {
    store.enter('10')
    const { quote } = store.getState()
    store.enter('10', null, {})
    expect(store.getState().quote).toBe(quote)
  })

  it('has everything bound written before it tells', () => {
    const order: string[] = []
    store.subscribe(() => order.push('bound'))
    store.onUpdate(() => order.push('told'))
    store.enter('10')
    expect(order).toEqual(['bound', 'told'])
  })

  it('tells nobody who has left', () => {
    const left = vi.fn()
    store.onUpdate(left)()
    store.enter('10')
    expect(left).not.toHaveBeenCalled()
  })
})

describe('a product printed anew', () => {
  it('counts from now on', () => {
    store.enter('10')
    store.renew({ ...roll, tiers: [tier(1, 10), tier(10, 8)] })
    expect(toPlain(store.getState().quote?.tier.price ?? decimal(0))).toBe('8')
    expect(updated).toHaveBeenCalledTimes(2)
  })

  it('does not take the place of a chosen variation, unless it is that one', () => {
    const variation = { id: 21, priceHtml: '', minimum: 0 }
    store.commit({ choice: { status: 'tiers', variation }, product: { ...roll, id: 21 } })
    store.renew(roll)
    expect(store.getState().product?.id).toBe(21)
    store.renew({ ...roll, id: 21, tiers: [tier(1, 3)] })
    expect(toPlain(store.getState().quote?.tier.price ?? decimal(0))).toBe('3')
  })

  it('is no news when it says the same', () => {
    const { product } = store.getState()
    store.renew({ ...roll, tiers: [tier(1, 10), tier(10, 9), tier(50, 8), tier(100, '7.5')] })
    expect(store.getState().product).toBe(product)
    expect(updated).not.toHaveBeenCalled()
  })
})

describe('a product that has left the page', () => {
  it('changes no more, whatever still arrives', () => {
    store.dispose()
    store.commit({ product: null })
    store.enter('10')
    expect(store.getState().product?.id).toBe(10)
    expect(updated).not.toHaveBeenCalled()
  })
})
