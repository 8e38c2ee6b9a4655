// @vitest-environment node
import { toPlain } from '@tillkit/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { roll } from '../tiered-pricing.fixtures.ts'
import type { Product } from '../tiered-pricing.model.ts'
import type { Variation } from '../tiered-pricing.schema.ts'
import { createTieredPricingStore, type TieredPricingStore } from '../tiered-pricing.store.ts'
import { createChoices, type Choices, type Layout, type LayoutSource } from './variation-choices.ts'

const failed = vi.fn()
const updated = vi.fn()
let store: TieredPricingStore
let choices: Choices

beforeEach(() => {
  failed.mockReset()
  make(roll)
})

function make(product: Product | null): void {
  updated.mockReset()
  store = createTieredPricingStore(product)
  choices = createChoices(store, failed)
  store.onUpdate(updated)
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

describe('choosing a variation whose layout is known', () => {
  beforeEach(() => make(null))

  it('shows its tiers at the quantity that stands', () => {
    store.enter('10')
    choices.choose(variation(21), atOnce(layoutOf(21)))
    expect(state()).toEqual({ quantity: '10', tier: 10, product: 21, status: 'tiers', variation: 21, html: '<p>21</p>' })
  })

  it('shows the platform\'s price for one without tiers, with or without the fallback of 7.x', () => {
    choices.choose(variation(22), atOnce())
    expect(state()).toMatchObject({ status: 'plain', variation: 22, product: undefined, html: '' })
    choices.choose(variation(23), atOnce(layoutOf(23, { isFallback: true })))
    expect(state()).toMatchObject({ status: 'plain', variation: 23, product: 23 })
  })

  it('takes another choice in its place', () => {
    const source = atOnce(layoutOf(21), layoutOf(22))
    choices.choose(variation(21), source)
    choices.choose(variation(22), source)
    expect(state()).toMatchObject({ status: 'tiers', variation: 22, product: 22, html: '<p>22</p>' })
  })

  it('hears the platform say it again: the price is the newest, the layout stays', () => {
    const source = atOnce(layoutOf(21))
    choices.choose(variation(21), source)
    const { layout } = store.getState()
    choices.choose(variation(21, { priceHtml: '<b>new</b>' }), source)
    expect(store.getState().layout).toBe(layout)
    expect(store.getState().choice).toMatchObject({ variation: { priceHtml: '<b>new</b>' } })
  })

  it('tells of it once, however often the platform says it', () => {
    const source = atOnce(layoutOf(21))
    choices.choose(variation(21), source)
    choices.choose(variation(21), source)
    choices.choose(variation(21, { priceHtml: '<b>new</b>' }), source)
    expect(updated).toHaveBeenCalledTimes(1)
  })

  it('keeps the table that the server printed for the variation that is chosen from the start', () => {
    make({ ...roll, id: 21 })
    const of = vi.fn()
    choices.choose(variation(21), { of, prefetch: () => undefined })
    expect(state()).toMatchObject({ status: 'tiers', variation: 21, product: 21, html: undefined })
    expect(of).not.toHaveBeenCalled()
    expect(updated).toHaveBeenCalledTimes(1)
  })

  it('fails where the layout cannot be used, and says so', () => {
    const cause = new Error('boom')
    const of = () => {
      throw cause
    }
    choices.choose(variation(21), { of, prefetch: () => undefined })
    expect(state()).toMatchObject({ status: 'failed', variation: 21, product: undefined, html: '' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause)
  })
})

describe('taking a choice back', () => {
  it('leaves nothing of it', () => {
    choices.choose(variation(21), atOnce(layoutOf(21)))
    choices.reset()
    expect(state()).toMatchObject({ status: 'reset', variation: undefined, product: undefined, html: '' })
  })

  it('clears a variation too that the server had printed as chosen', () => {
    choices.reset()
    expect(state()).toMatchObject({ status: 'reset', product: undefined, html: '' })
  })

  it('does nothing where there was none', () => {
    make(null)
    choices.reset()
    expect(state()).toMatchObject({ status: 'untouched', html: undefined })
    expect(updated).not.toHaveBeenCalled()
  })
})

describe('starting anew', () => {
  it('forgets the choice and shows what was printed', () => {
    choices.choose(variation(21), atOnce(layoutOf(21)))
    choices.restart(roll)
    expect(state()).toMatchObject({ status: 'untouched', variation: undefined, product: 10, html: undefined })
  })

  it('drops what is still on its way', async () => {
    const source = byRequest()
    choices.choose(variation(21), source)
    choices.restart(roll)
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'untouched', product: 10 })
  })

  it('does nothing before a choice', () => {
    choices.restart(null)
    expect(state()).toMatchObject({ product: 10 })
    expect(updated).not.toHaveBeenCalled()
  })
})

describe('choosing a variation whose layout comes by request', () => {
  let source: ReturnType<typeof byRequest>
  beforeEach(() => {
    make(null)
    source = byRequest()
  })

  it('shows neither the old tiers nor new ones while it is on the way', async () => {
    choices.choose(variation(21), atOnce(layoutOf(21)))
    choices.choose(variation(22), source)
    expect(state()).toMatchObject({ status: 'loading', variation: 22, product: undefined, html: '' })
    source.asked[0]?.answer(layoutOf(22))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', product: 22, html: '<p>22</p>' })
  })

  it('asks once, however often the platform says it', () => {
    choices.choose(variation(21), source)
    choices.choose(variation(21, { priceHtml: '<b>new</b>' }), source)
    expect(source.asked).toHaveLength(1)
    expect(store.getState().choice).toMatchObject({ status: 'loading', variation: { priceHtml: '<b>new</b>' } })
  })

  it.each([[[0, 1]], [[1, 0]]])('shows the last choice\'s when answers come in the order %j', async (order) => {
    choices.choose(variation(21), source)
    choices.choose(variation(22), source)
    for (const index of order) {
      const { answer, id } = source.asked[index] ?? {}
      answer?.(layoutOf(id ?? 0, id === 22 ? null : {}))
      await arrive()
    }
    expect(state()).toMatchObject({ status: 'plain', variation: 22, html: '' })
  })

  it.each([[[0, 1]], [[1, 0]]])('passes over the failure of a choice that no longer counts, order %j', async (order) => {
    choices.choose(variation(21), source)
    choices.choose(variation(22), source)
    for (const index of order) {
      if (index === 0) source.asked[0]?.fail(new Error('late'))
      else source.asked[1]?.answer(layoutOf(22))
      await arrive()
    }
    expect(state()).toMatchObject({ status: 'tiers', product: 22 })
    expect(failed).not.toHaveBeenCalled()
  })

  it('drops what arrives after a choice whose layout was known', async () => {
    choices.choose(variation(21), source)
    choices.choose(variation(22), atOnce(layoutOf(22)))
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', variation: 22, product: 22 })
  })

  it('drops what arrives after a reset', async () => {
    choices.choose(variation(21), source)
    choices.reset()
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'reset', html: '' })
  })

  it('drops what arrives after the store was disposed of', async () => {
    choices.choose(variation(21), source)
    store.dispose()
    updated.mockReset()
    source.asked[0]?.answer(layoutOf(21))
    await arrive()
    expect(updated).not.toHaveBeenCalled()
  })

  it('fails alone, keeps the platform\'s price, and tries again with the next choice', async () => {
    const cause = new Error('500')
    choices.choose(variation(21), source)
    source.asked[0]?.fail(cause)
    await arrive()
    expect(state()).toMatchObject({ status: 'failed', variation: 21, product: undefined, html: '' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause)
    choices.choose(variation(21), source)
    expect(source.asked).toHaveLength(2)
    source.asked[1]?.answer(layoutOf(21))
    await arrive()
    expect(state()).toMatchObject({ status: 'tiers', product: 21 })
  })
})
