import { compare, createLatest, parseQuantity, type Decimal, type Quantity } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { tierFor, type Product, type Quote } from './tiered-pricing.model.ts'
import type { Variation } from './tiered-pricing.schema.ts'

/** The layout of a variation: its HTML, and the product that it prices; `null` where it has no tiers. */
export interface Layout {
  readonly variationId: number
  readonly html: string
  readonly product: Product | null
}

/**
 * Where the choice of a variation stands.
 * - `untouched`: nothing chosen since the page came; what the server printed stands
 * - `loading`: chosen, its table is on the way
 * - `tiers` / `plain`: it has tiers / the platform's own price is all there is
 * - `failed`: its table could not be had; the platform's price shows
 * - `reset`: the choice was taken back
 */
export type Choice =
  | { readonly status: 'untouched' | 'reset' }
  | { readonly status: 'loading' | 'failed' | 'tiers' | 'plain'; readonly variation: Variation }

/** The state of one product's tiered pricing, shared by all its widgets. */
export interface State {
  readonly quantity: Quantity
  /** The product whose prices are shown, `null` while there is none. */
  readonly product: Product | null
  readonly quote: Quote | null
  readonly choice: Choice
  /** What the wrappers hold instead of what the server printed; `null` leaves that. */
  readonly layout: Pick<Layout, 'html'> | null
}

/** Where variations' layouts come from: printed with the page, or by request. */
export interface LayoutSource {
  /** The layout, at once where it is known. */
  of(variationId: number): Layout | Promise<Layout>
  /** Loads a layout that will probably be asked for. Failures are nobody's business yet. */
  prefetch(variationId: number): void
}

/** What the store needs from outside. */
export interface Deps {
  /** Told of a layout that could not be had. */
  readonly failed: (cause: unknown) => void
}

/** What is done to the state. */
export interface Actions {
  /**
   * Takes a quantity as typed.
   * @param smallest the field's own minimum
   * @param cause the event that brought it: each counts once, however many widgets heard it, and is answered even
   *   when it brings the quantity that stands
   */
  enter(text: string, smallest?: Decimal | null, cause?: object): void
  /** The shopper chose a variation, or the platform says so again; `layouts` has its price table. */
  choose(variation: Variation, layouts: LayoutSource): void
  /** The shopper took the choice back. */
  reset(): void
  /** The product was printed anew, or its attributes changed. Another product than the one shown does not count. */
  renew(product: Product | null): void
  /** Calls back after each recalculation, when all that is bound has been written. */
  onUpdate(listener: () => void): () => void
  dispose(): void
}

export type TieredPricingStore = StoreApi<State> & Actions

/** Makes the state of one product. */
export function createTieredPricingStore(product: Product | null, deps: Deps): TieredPricingStore {
  const store = createStore<State>(() => withQuote({
    quantity: parseQuantity(''),
    product,
    quote: null,
    choice: { status: 'untouched' },
    layout: null,
  }))
  const listeners = new Set<() => void>()
  let lastCause: object | undefined
  const latest = createLatest()

  const commit = (change: Partial<State>) => {
    store.setState(withQuote({ ...store.getState(), ...change }))
    for (const listener of [...listeners]) listener()
  }

  const settle = (variation: Variation, layout: Layout | null) => {
    const found = layout?.product ?? null
    const status = layout === null ? 'failed' : found && !found.isFallback ? 'tiers' : 'plain'
    commit({ choice: { status, variation }, product: found, layout: { html: layout?.html ?? '' } })
  }

  const load = async (variation: Variation, layout: Promise<Layout>) => {
    commit({ choice: { status: 'loading', variation }, product: null, layout: { html: '' } })
    try {
      const found = await latest.run(() => layout)
      if (found) settle(variation, found)
    } catch (cause) {
      settle(variation, null)
      deps.failed(cause)
    }
  }

  return {
    ...store,
    enter(text, smallest, cause) {
      const quantity = parseQuantity(text, { smallest })
      if (cause ? cause === lastCause : isSame(quantity, store.getState().quantity)) return
      lastCause = cause
      commit(isSame(quantity, store.getState().quantity) ? {} : { quantity })
    },
    renew: (next) => {
      const { choice, product: shown } = store.getState()
      if (choice.status === 'untouched' || (next && next.id === shown?.id)) commit({ product: next })
    },
    reset() {
      if (store.getState().choice.status === 'untouched') return
      latest.cancel()
      commit({ choice: { status: 'reset' }, product: null, layout: { html: '' } })
    },
    choose(variation, layouts) {
      const { choice } = store.getState()
      const isAgain = 'variation' in choice && choice.variation.id === variation.id
      if (isAgain && choice.status !== 'failed') return commit({ choice: { ...choice, variation } })
      latest.cancel()
      try {
        const layout = layouts.of(variation.id)
        if (layout instanceof Promise) void load(variation, layout)
        else settle(variation, layout)
      } catch (cause) {
        settle(variation, null)
        deps.failed(cause)
      }
    },
    onUpdate(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => latest.cancel(),
  }
}

function isSame(one: Quantity, other: Quantity): boolean {
  return one.decimals === other.decimals && compare(one.value, other.value) === 0
}

/** Derives the quote: the tier in force for the product and quantity. */
function withQuote(state: State): State {
  const { product, quantity, quote } = state
  if (!product) return { ...state, quote: null }
  const tier = tierFor(product.tiers, quantity.value)
  const isCurrent = quote?.product === product && quote.tier === tier && quote.quantity === quantity
  return isCurrent ? state : { ...state, quote: { product, tier, quantity } }
}
