import type { Get } from '@tillkit/platform'
import type { PageCart, Reader } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { Update } from '../mini-cart.api.ts'
import type { Config } from '../mini-cart.read.ts'
import type { ReloadGuard } from '../mini-cart.reload.ts'
import type { MiniCartState } from '../mini-cart.store.ts'
import type { Voices } from './voices.ts'

/** What the work of a module needs of the world; tests pass their own. */
export interface WorkDeps {
  readonly update: Update
  readonly get: Get
  readonly reloads: ReloadGuard
  /** Joins the page's basket for as long as the signal lasts. */
  readonly join: (signal: AbortSignal) => PageCart
}

/** What the parts of a module's work share. */
export interface WorkContext {
  readonly store: StoreApi<MiniCartState>
  /** What the server printed last. */
  readonly config: () => Config
  readonly cart: PageCart
  readonly update: Update
  readonly get: Get
  readonly reloads: ReloadGuard
  readonly voices: Voices
  readonly reader: Reader
  readonly signal: AbortSignal
  /** Counts a request as long as it runs. */
  busy<T>(run: () => Promise<T>): Promise<T>
  /** Raises events without hearing them. */
  unheard(raise: () => void): void
}
