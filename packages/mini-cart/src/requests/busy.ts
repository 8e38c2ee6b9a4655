import type { StoreApi } from 'zustand/vanilla'
import type { MiniCartState } from '../mini-cart.state.ts'
import type { WorkContext } from './context.ts'

/** Makes what counts the requests in flight: as long as there is one, the state says that a module is busy. */
export function createBusy(store: StoreApi<MiniCartState>): WorkContext['busy'] {
  let running = 0
  const count = (more: number) => {
    running += more
    store.setState({ isBusy: running > 0 })
  }
  return async (run) => {
    count(1)
    try {
      return await run()
    } finally {
      count(-1)
    }
  }
}
