import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Host } from '@tillkit/mount'
import type { Config } from './mini-cart.read.ts'
import { firstState, type MiniCartState } from './mini-cart.state.ts'
import type { WorkDeps } from './requests/context.ts'
import { createWork, type Work } from './requests/requests.ts'
import type { messages } from './mini-cart.messages.ts'

/** The state together with what is done to it. */
export type MiniCartStore = StoreApi<MiniCartState> & { readonly work: Work }

/** Makes the state of a module and its copies. */
export function createMiniCartStore(config: Config, deps: Partial<WorkDeps> = {}): MiniCartStore {
  const store = createStore<MiniCartState>(() => firstState)
  return { ...store, work: createWork(store, config, deps) }
}

/** A module on the page. */
export type MiniCartHost = Host<Config, MiniCartStore, typeof messages>
