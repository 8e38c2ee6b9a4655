import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { slideHeight, type SlideHeight } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A list that is open or closed. */
interface SlideState {
  readonly isOpen: boolean
  /** Whether it is still on its way. */
  readonly isMoving: boolean
}

/** What opens and closes it, and what it is like. */
export interface Slide {
  readonly store: StoreApi<SlideState>
  /** Opens or closes it; of several turns the last counts. */
  readonly turn: (isOpen: boolean) => Promise<void>
}

/** Lets a list that is closed open downwards, and close again. */
export function slideOpen(life: Life, list: HTMLElement, how: Omit<SlideHeight, 'open'>): Slide {
  const store = createStore<SlideState>(() => ({ isOpen: false, isMoving: false }))
  adopt(life, list, store, ({ isOpen, isMoving }) => ({ style: { display: isOpen || isMoving ? 'block' : 'none' } }))
  let turns = 0
  const turn = async (isOpen: boolean): Promise<void> => {
    if (store.getState().isOpen === isOpen || life.signal.aborted) return
    const its = (turns += 1)
    for (const motion of list.getAnimations?.() ?? []) motion.cancel()
    store.setState({ isOpen, isMoving: true })
    await slideHeight(list, { open: isOpen, ...how })
    if (its === turns) store.setState({ isMoving: false })
  }
  return { store, turn }
}
