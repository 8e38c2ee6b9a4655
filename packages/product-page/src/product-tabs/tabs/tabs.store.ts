import { createStore, type StoreApi } from 'zustand/vanilla'

/** What tabs show. */
interface TabsState {
  /** The id of the panel that shows; nothing before one was picked, or where there is none. */
  readonly shown: string | undefined
  /** Whether the tabs stand one below the other. */
  readonly isStacked: boolean
}

export type TabsStore = StoreApi<TabsState>

/** Makes the state of tabs of which none is picked yet. */
export const createTabsStore = (): TabsStore => createStore(() => ({ shown: undefined, isStacked: false }))
