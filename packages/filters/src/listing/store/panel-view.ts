import { stateOf, type State } from './listing.state.ts'
import type { Listing } from '../listing.ts'

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
