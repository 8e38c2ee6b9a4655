import { DEBOUNCE } from '../mini-cart.anatomy.ts'
import { createKeyedDelays } from '../lines/keyed-delays.ts'
import { createLineWork } from '../lines/line-changes.ts'
import { undoRemoval } from '../undo/undo-removal.ts'
import type { Changing, WorkContext } from './context.ts'

/**
 * What speaks with the server: its calls, its answers, and what a shopper changes. Comes ahead of the first touch where it can,
 * and with it where it cannot.
 */
export { createUpdate } from './mini-cart.api.ts'
export { bindModulePanel, bindSidePanel } from '../panels/panels.bind.ts'

/** What changes the cart: comes ahead of the first touch where it can, and with it where it cannot. */
export function createChanging(context: WorkContext): Changing {
  const delays = createKeyedDelays(DEBOUNCE, context.life.signal)
  return {
    ...createLineWork(context, delays),
    undo: () => undoRemoval(context),
    flush: delays.flush,
    get isWaiting() {
      return !delays.isEmpty
    },
  }
}
