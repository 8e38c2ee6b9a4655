import type { Filter } from '../../choices/filter.ts'
import type { Panel, Listing } from '../listing.ts'
import { stateOf, type State } from './listing.state.ts'

/** The panels of the page. Copies of one, such as a theme prints for phones, are one panel to the listing. */
export interface PagePanels {
  /** How many there are, each copy counted. */
  size(): number
  get(id: string): Panel | undefined
  /** The sections of all, in the order of the page; of copies once. */
  filters(): readonly Filter[]
  /** @returns takes the panel out again: the last of its copies takes what it says with it, and what waits in it */
  add(panel: Panel): () => void
  /** Does something after a pause, in ms, in which nothing else was to be done in the panel (a debounce). */
  debounce(id: string, pause: number, run: () => void): void
  /** Gives up what waits in a panel, or in all. */
  stop(id?: string): void
}

/** Makes an empty collection. */
export function createPagePanels(): PagePanels {
  const bound = new Set<Panel>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const byId = () => new Map([...bound].map((panel) => [panel.id, panel]))
  const stop = (id?: string) => {
    for (const [panel, timer] of timers) if (id === undefined || panel === id) clearTimeout(timer)
  }
  return {
    size: () => bound.size,
    get: (id) => byId().get(id),
    filters: () => [...byId().values()].flatMap(({ filters }) => filters),
    add(panel) {
      const own = { ...panel }
      bound.add(own)
      return () => {
        bound.delete(own)
        if (!byId().has(panel.id)) stop(panel.id)
      }
    },
    debounce(id, pause, run) {
      stop(id)
      timers.set(id, setTimeout(run, pause))
    },
    stop,
  }
}

/** What a panel shows: what waits for the button of another is none of its choices, also under a name that both have. */
export function seenBy(state: State, panel: string): State {
  const edits = state.edits.filter((one) => one.panel === panel)
  return edits.length === state.edits.length ? state : stateOf({ ...state, edits })
}

/** The page's listing, as a panel sees it. */
export function panelView(listing: Listing, panel: string): Listing {
  let last: { readonly state: State; readonly seen: State } | undefined
  return {
    ...listing,
    // The very same one while nothing has changed, however many ask.
    getState() {
      const state = listing.getState()
      if (last?.state !== state) last = { state, seen: seenBy(state, panel) }
      return last.seen
    },
  }
}
