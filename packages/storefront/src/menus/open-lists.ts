import type { EndableLife, Life } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { later } from '../shared/later.late.ts'

/** What opens lists: the pointer over them, the keyboard in them, a finger on what they belong to. */
export type By = 'pointer' | 'keyboard' | 'finger'

/** The entries of a menu whose lists are open. */
export interface OpenState {
  readonly shown: readonly Element[]
  /** Those and the ones that close: their lists are there until they have faded. */
  readonly lasting: readonly Element[]
  /** Those that a finger has opened: another tap follows their link. */
  readonly touched: readonly Element[]
}

/** The open lists of a menu. */
export interface OpenLists {
  readonly store: StoreApi<OpenState>
  /** Opens the lists of these entries, and closes all others that the same has opened, which fade for so many ms. */
  readonly open: (by: By, entries: readonly Element[], ms?: number) => void
  /** Closes all, whatever has opened them. */
  readonly closeAll: () => void
}

const NONE: Readonly<Record<By, readonly Element[]>> = { pointer: [], keyboard: [], finger: [] }

/** Keeps which lists are open, and why. */
export function openLists(life: Life): OpenLists {
  const store = createStore<OpenState>(() => ({ shown: [], lasting: [], touched: [] }))
  let open = NONE
  let fading: EndableLife | undefined
  const show = (next: typeof NONE, ms: number) => {
    open = next
    const shown = Object.values(open).flat()
    fading?.end()
    store.setState(({ lasting }) => ({ shown, lasting: [...lasting, ...shown], touched: open.finger }))
    fading = later(life, ms, () => store.setState({ lasting: shown }))
  }
  return {
    store,
    open: (by, entries, ms = 0) => {
      // Of a chain the inmost says all.
      if (open[by][0] !== entries[0]) show({ ...open, [by]: entries }, ms)
    },
    closeAll: () => show(NONE, 0),
  }
}
