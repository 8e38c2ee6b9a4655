import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { classes } from './anatomy.ts'

/** How far a button is: at rest, on its way, or done. */
type ButtonState = 'idle' | 'loading' | 'added'

/** The states of the buttons that were used on this page. */
export interface ButtonStates {
  set(button: Element, state: ButtonState): void
  get(button: Element): ButtonState
}

/** Creates the states of add buttons. A button's classes are the server's again when the life ends. */
export function createButtonStates(life: Life): ButtonStates {
  const stores = new WeakMap<Element, StoreApi<ButtonState>>()
  return {
    get: (button) => stores.get(button)?.getState() ?? 'idle',
    set(button, state) {
      const known = stores.get(button)
      if (known) return known.setState(state, true)
      const store = createStore<ButtonState>(() => state)
      stores.set(button, store)
      adopt(life, button, store, (now) => ({
        classes: { [classes.loading]: now === 'loading', [classes.added]: now === 'added' },
      }))
    },
  }
}
