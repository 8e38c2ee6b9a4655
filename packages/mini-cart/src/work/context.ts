import type { Get } from '@tillkit/platform'
import type { PageCart, Reader } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { Action, Answer, Update } from '../mini-cart.api.ts'
import type { MiniCartState } from '../mini-cart.store.ts'
import type { Voices } from './voices.ts'

/** What the work of a module needs of the world; tests pass their own. */
export interface WorkDeps {
  readonly update: Update
  readonly get: Get
  /** Joins the page's basket for as long as the signal lasts. */
  readonly join: (signal: AbortSignal) => PageCart
}

/** What the parts of a module's work share. */
export interface WorkContext {
  readonly store: StoreApi<MiniCartState>
  readonly cart: PageCart
  /** Asks the server for the HTML, perhaps after an action, with what it printed last. */
  ask(signal: AbortSignal, action?: Action): Promise<Answer>
  readonly get: Get
  readonly voices: Voices
  readonly reader: Reader
  readonly signal: AbortSignal
  /** Counts a request as long as it runs. */
  busy<T>(run: () => Promise<T>): Promise<T>
  /** Raises events without hearing them. */
  unheard(raise: () => void): void
}
