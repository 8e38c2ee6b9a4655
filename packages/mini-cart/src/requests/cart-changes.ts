import { DEBOUNCE } from '../mini-cart.anatomy.ts'
import type { Changing, WorkContext } from './context.ts'
import { createDelays } from '../lines/delays.ts'
import { createLineWork } from '../lines/line-changes.ts'
import { undoRemoval } from '../undo/undo-removal.ts'

/** What changes the cart: comes ahead of the first touch where it can, and with it where it cannot. */
export function createChanging(context: WorkContext): Changing {
  const delays = createDelays(DEBOUNCE, context.life.signal)
  return {
    ...createLineWork(context, delays),
    undo: () => undoRemoval(context),
    flush: delays.flush,
    get isWaiting() {
      return !delays.isEmpty
    },
  }
}
