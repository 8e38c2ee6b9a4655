import { compare, parseQuantity, type Decimal, type Quantity } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Host } from '@tillkit/mount'
import { isSameProduct, tierFor, type Product, type Quote } from './tiered-pricing.model.ts'
import type { Variation } from './tiered-pricing.schema.ts'
import type { messages } from './tiered-pricing.messages.ts'
import type { options } from './tiered-pricing.options.ts'
import type { Config } from './tiered-pricing.read.ts'

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
  readonly layout: { readonly html: string } | null
}

/** What is done to the state. */
interface Actions {
  /**
   * Takes a quantity as typed.
   * @param smallest the field's own minimum
   * @param cause the event that brought it: each counts once, however many widgets heard it, and is answered even
   *   when it brings the quantity that stands
   */
  enter(text: string, smallest?: Decimal | null, cause?: object): void
  /** The product was printed anew, or its attributes changed. Another product than the one shown does not count. */
  renew(product: Product | null): void
  /** Takes a change over, works out the tier in force, and calls back. */
  commit(change: Partial<State>): void
  /** Calls back after each recalculation, when all that is bound has been written. */
  onUpdate(listener: () => void): () => void
  /** The product has left the page: what still arrives for it counts no more. */
  dispose(): void
}

export type TieredPricingStore = StoreApi<State> & Actions

/** Makes the state of one product. */
export function createTieredPricingStore(product: Product | null): TieredPricingStore {
  const store = createStore<State>(() => withQuote({
    quantity: parseQuantity(''),
    product,
    quote: null,
    choice: { status: 'untouched' },
    layout: null,
  }))
  const listeners = new Set<() => void>()
  let lastCause: object | undefined
  let isDisposed = false

  const commit = (change: Partial<State>) => {
    if (isDisposed) return
    store.setState(withQuote({ ...store.getState(), ...change }))
    for (const listener of [...listeners]) listener()
  }

  return {
    ...store,
    commit,
    enter(text, smallest, cause) {
      const quantity = parseQuantity(text, { smallest })
      if (cause ? cause === lastCause : isSame(quantity, store.getState().quantity)) return
      lastCause = cause
      commit(isSame(quantity, store.getState().quantity) ? {} : { quantity })
    },
    renew(next) {
      const { choice, product: shown } = store.getState()
      const counts = choice.status === 'untouched' || (next && next.id === shown?.id)
      if (counts && !isSameProduct(next, shown)) commit({ product: next })
    },
    onUpdate(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      isDisposed = true
    },
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

/** A widget on the page, with the unit's words and options. */
export type PricingHost = Host<Config, TieredPricingStore, typeof messages, typeof options>
