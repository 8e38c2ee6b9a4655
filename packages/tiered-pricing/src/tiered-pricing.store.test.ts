import { decimal, toPlain } from '@tillkit/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { roll, tier } from './tiered-pricing.fixtures.ts'
import type { Product } from './tiered-pricing.model.ts'
import * as schema from './tiered-pricing.schema.ts'
import type { Variation } from './tiered-pricing.schema.ts'
import { createTieredPricingStore, type Layout, type LayoutSource, type TieredPricingStore } from './tiered-pricing.store.ts'

const failed = vi.fn()
const updated = vi.fn()
let store: TieredPricingStore

beforeEach(() => {
  failed.mockReset()
  updated.mockReset()
  store = make(roll)
})

function make(product: Product | null): TieredPricingStore {
  const made = createTieredPricingStore(product, { failed })
  made.onUpdate(updated)
  return made
}

function variation(id: number, changes: Partial<Variation> = {}): Variation {
  return { id, priceHtml: `<b>${id}</b>`, minimum: 0, ...changes }
}

function layoutOf(id: number, changes: Partial<Product> | null = {}): Layout {
  return { variationId: id, html: changes ? `<p>${id}</p>` : '', product: changes && { ...roll, id, ...changes } }
}

/** A source that knows its layouts at once. */
const atOnce = (...layouts: Layout[]): LayoutSource => ({
  of: (id) => layouts.find(({ variationId }) => variationId === id) ?? layoutOf(id, null),
  prefetch: () => undefined,
})

/** A source whose answers a test gives when it likes, in the order in which they were asked for. */
function byRequest() {
  const asked: { id: number; answer: (layout: Layout) => void; fail: (cause: unknown) => void }[] = []
  const of = (id: number) => new Promise<Layout>((answer, fail) => asked.push({ id, answer, fail }))
  return { asked, of, prefetch: () => undefined }
}

/** Lets answers that are there reach the store. */
const arrive = () => vi.waitFor(() => Promise.resolve())

function state() {
  const { quantity, quote, choice, layout } = store.getState()
  return {
    quantity: toPlain(quantity.value),
    tier: quote?.tier.minimum,
    product: quote?.product.id,
    status: choice.status,
    variation: 'variation' in choice ? choice.variation.id : undefined,
    html: layout?.html,
  }
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
    store.choose(variation(21), atOnce(layoutOf(21)))
    store.renew(roll)
    expect(state()).toMatchObject({ product: 21 })
    store.renew({ ...roll, id: 21, tiers: [tier(1, 3)] })
    expect(toPlain(store.getState().quote?.tier.price ?? decimal(0))).toBe('3')
  })
})

describe('choosing a variation whose layout is known', () => {
  beforeEach(() => {
    store = make(null)
  })

  it('shows its tiers at the quantity that stands', () => {
    store.enter('10')
    store.choose(variation(21), atOnce(layoutOf(21)))
    expect(state()).toEqual({ quantity: '10', tier: 10, product: 21, status: 'tiers', variation: 21, html: '<p>21</p>' })
  })

  it('shows the platform\'s price for one without tiers, with or without the fallback of 7.x', () => {
    store.choose(variation(22), atOnce())
    expect(state()).toMatchObject({ status: 'plain', variation: 22, product: undefined, html: '' })
    store.choose(variation(23), atOnce(layoutOf(23, { isFallback: true })))
    expect(state()).toMatchObject({ status: 'plain', variation: 23, product: 23 })
  })

  it('takes another choice in its place', () => {
    const source = atOnce(layoutOf(21), layoutOf(22))
    store.choose(variation(21), source)
    store.choose(variation(22), source)
    expect(state()).toMatchObject({ status: 'tiers', variation: 22, product: 22, html: '<p>22</p>' })
  })

  it('hears the platform say it again: the price is the newest, the layout stays', () => {
    const source = atOnce(layoutOf(21))
    store.choose(variation(21), source)
    const { layout } = store.getState()
    store.choose(variation(21, { priceHtml: '<b>new</b>' }), source)
    expect(store.getState().layout).toBe(layout)
    expect(store.getState().choice).toMatchObject({ variation: { priceHtml: '<b>new</b>' } })
  })

  it('fails where the layout cannot be used, and says so', () => {
    const cause = new Error('boom')
    const of = () => {
      throw cause
    }
    store.choose(variation(21), { of, prefetch: () => undefined })
    expect(state()).toMatchObject({ status: 'failed', variation: 21, product: undefined, html: '' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause)
  })
})

describe('taking a choice back', () => {
  it('leaves nothing of it', () => {
    store.choose(variation(21), atOnce(layoutOf(21)))
    store.reset()
    expect(state()).toMatchObject({ status: 'reset', variation: undefined, product: undefined, html: '' })
  })

  it('does nothing where there was none: the platform resets its form when it makes it', () => {
    store.reset()
    expect(state()).toMatchObject({ status: 'untouched', product: 10, html: undefined })
    expect(updated).not.toHaveBeenCalled()
  })
})

describe('choosing a variation whose layout comes by request', () => {
  let source: ReturnType<typeof byRequest>
  beforeEach(() => {
    store = make(null)
    source = byRequest()
  })

  it('shows neither the old tiers nor new ones while it is on the way', async () => {
    store.choose(variation(21), atOnce(layoutOf(21)))
    store.choose(variation(22), source)
    expect(state()).toMatchObject({ status: 'loading', variation: 22, product: undefined, html: '' })
    source.asked[0]?.answer(layoutOf(22))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', product: 22, html: '<p>22</p>' })
  })

  it('asks once, however often the platform says it', () => {
    store.choose(variation(21), source)
    store.choose(variation(21, { priceHtml: '<b>new</b>' }), source)
    expect(source.asked).toHaveLength(1)
    expect(store.getState().choice).toMatchObject({ status: 'loading', variation: { priceHtml: '<b>new</b>' } })
  })

  it.each([[[0, 1]], [[1, 0]]])('shows the last choice\'s when answers come in the order %j', async (order) => {
    store.choose(variation(21), source)
    store.choose(variation(22), source)
    for (const index of order) {
      const { answer, id } = source.asked[index] ?? {}
      answer?.(layoutOf(id ?? 0, id === 22 ? null : {}))
      await arrive()
    }
    expect(state()).toMatchObject({ status: 'plain', variation: 22, html: '' })
  })

  it.each([[[0, 1]], [[1, 0]]])('passes over the failure of a choice that no longer counts, order %j', async (order) => {
    store.choose(variation(21), source)
    store.choose(variation(22), source)
    for (const index of order) {
      if (index === 0) source.asked[0]?.fail(new Error('late'))
      else source.asked[1]?.answer(layoutOf(22))
      await arrive()
    }
    expect(state()).toMatchObject({ status: 'tiers', product: 22 })
    expect(failed).not.toHaveBeenCalled()
  })

  it('drops what arrives after a choice whose layout was known', async () => {
    store.choose(variation(21), source)
    store.choose(variation(22), atOnce(layoutOf(22)))
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', variation: 22, product: 22 })
  })

  it('drops what arrives after a reset', async () => {
    store.choose(variation(21), source)
    store.reset()
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'reset', html: '' })
  })

  it('drops what arrives after the store was disposed of', async () => {
    store.choose(variation(21), source)
    store.dispose()
    updated.mockReset()
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(updated).not.toHaveBeenCalled()
  })

  it('fails alone, keeps the platform\'s price, and tries again with the next choice', async () => {
    const cause = new Error('500')
    store.choose(variation(21), source)
    source.asked[0]?.fail(cause)
    await arrive()
    expect(state()).toMatchObject({ status: 'failed', variation: 21, product: undefined, html: '' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause)
    store.choose(variation(21), source)
    expect(source.asked).toHaveLength(2)
    source.asked[1]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', product: 21 })
  })
})

describe('what the platform says of a variation', () => {
  it.each([
    [{ variation_id: 21 }, { variation_id: 21, price_html: '', min_qty: null }],
    [{ variation_id: '21', price_html: '<b>7</b>', min_qty: '3' }, { variation_id: 21, price_html: '<b>7</b>', min_qty: 3 }],
    [{ variation_id: 21, min_qty: '' }, { variation_id: 21, price_html: '', min_qty: 0 }],
    [{ variation_id: 21, min_qty: 'x' }, { variation_id: 21, price_html: '', min_qty: null }],
  ])('%j is read as %j', (found, expected) => {
    expect(schema.variation.parse(found)).toEqual(expected)
  })

  it.each([undefined, null, {}, { variation_id: '' }, { variation_id: 'x' }])('%j is none', (found) => {
    expect(schema.variation.safeParse(found).success).toBe(false)
  })
})
