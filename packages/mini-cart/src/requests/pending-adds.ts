import { listen, type Life } from '@tillkit/dom'
import { onCart } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import type { MiniCartState } from '../mini-cart.state.ts'

/** How long an add of another script's may go without a word, in ms: it may have failed without one. */
const ADD_TIMEOUT_MS = 15_000

/** A product that an add button has sent for. */
interface Add {
  readonly button: Element | undefined
  readonly quantity: number
  /** Whether the server has put it into the cart; its HTML is on the way then. */
  isDone: boolean
}

/** What they are followed with. */
export interface AddDeps {
  readonly life: Life
  /** Called for each that has begun. */
  readonly begun: () => void
}

/**
 * Counts what add buttons have sent for, until the server's answer shows it. A refusal or a lost answer takes it back.
 */
export function followAdds(store: StoreApi<MiniCartState>, { life, begun }: AddDeps): { answered(): void } {
  let adds: readonly Add[] = []
  const set = (next: readonly Add[]) => {
    adds = next
    store.setState({ adding: adds.reduce((sum, { quantity }) => sum + quantity, 0) })
  }
  const find = (button: Element | undefined) => {
    const waiting = adds.filter(({ isDone }) => !isDone)
    return waiting.find((add) => add.button === button) ?? (button ? undefined : waiting[0])
  }
  const drop = (gone: Add | undefined) => set(adds.filter((add) => add !== gone))

  onCart('adding', ({ button, data, source }, event) => {
    // Not before all have been heard: one may say no, and one may change the quantity.
    queueMicrotask(() => {
      if (event.defaultPrevented || life.signal.aborted) return
      const add: Add = { button, quantity: Number(data['quantity']) || 1, isDone: false }
      set([...adds, add])
      begun()
      if (source === 'page') setTimeout(() => !add.isDone && drop(add), ADD_TIMEOUT_MS)
    })
  }, life)
  onCart('added', ({ button }) => {
    const add = find(button)
    if (add) add.isDone = true
  }, life)
  onCart('failed', ({ action, button }) => {
    if (action === 'add') drop(find(button))
  }, life)
  // What was on its way when the page was left has been answered since.
  listen<PageTransitionEvent>(life, window, 'pageshow', ({ persisted }) => {
    if (persisted) set([])
  })
  return {
    // What still waits in the page's line is not in it.
    answered: () => set(adds.filter(({ isDone }) => !isDone)),
  }
}
