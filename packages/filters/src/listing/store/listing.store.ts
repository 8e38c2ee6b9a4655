import { createStore } from 'zustand/vanilla'
import { createChoiceActions } from './choice-actions.ts'
import { firstState, stateOf, type Facts, type State } from './listing.state.ts'
import type { Listing } from '../listing.ts'
import type { ListingDeps } from '../listing.types.ts'
import { createRequestScheduler } from '../requests/request-scheduler.ts'
import { createNavigation, createTravel, type ListingContext } from './listing-navigation.ts'
import { createPagePanels } from './page-panels.ts'

/** Makes the page's one listing. */
export function createListingStore(deps: ListingDeps): Listing {
  const store = createStore<State>(() => firstState(deps.browser.address(), deps.aliases))
  const get = store.getState
  const set = (facts: Partial<Facts>) => store.setState(stateOf({ ...get(), ...facts }))
  const panels = createPagePanels()
  const scheduler = createRequestScheduler({
    deps,
    names: get,
    address: () => get().address,
    setPhase: (name, phase) => set({ shops: { ...get().shops, [name]: phase } }),
  })
  const context: ListingContext = { deps, get, set, scheduler, panels }
  const navigation = createNavigation(context)
  const { judge } = navigation
  return {
    ...store,
    ...scheduler,
    ...createChoiceActions(context, navigation),
    ...createTravel(context, navigation),
    addPanel(panel) {
      const leave = panels.add(panel)
      const notify = () => set({ filters: panels.filters() })
      notify()
      queueMicrotask(judge)
      return () => {
        leave()
        notify()
      }
    },
    addShop(port) {
      const { address, shops } = get()
      const leave = scheduler.add(port, navigation.printed())
      set({ shops: { ...shops, [port.name]: 'ready' } })
      scheduler.loadFor(address, 'filter', { which: (one) => one === port })
      return leave
    },
    setAliases(aliases) {
      set({ aliases: { ...get().aliases, ...aliases } })
      judge()
    },
    keptTop: deps.browser.top,
    retry: (wanted) => scheduler.loadFor(get().address, 'retry', { which: ({ name }) => name === wanted }),
    retarget: () => scheduler.loadFor(get().address, 'filter', { which: (port) => port.listed().isTarget }),
    setPrices: (prices) => set({ prices }),
    setCounts(counts) {
      set(counts)
      judge()
    },
    end() {
      panels.stop()
      scheduler.end()
    },
  }
}
