import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Config } from './unit-name.read.ts'

/** What hosts with one id share. */
export interface State {
  readonly open: boolean
}

/** The state together with what is done to it. */
export type UnitNameStore = StoreApi<State> & {
  toggle(): void
}

/** Makes the state of the hosts with one id. */
export function createUnitNameStore({ open }: Config): UnitNameStore {
  const store = createStore<State>(() => ({ open }))
  return { ...store, toggle: () => store.setState((state) => ({ open: !state.open })) }
}
