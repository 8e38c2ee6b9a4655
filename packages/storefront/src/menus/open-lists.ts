import type { EndableLife, Life } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { later } from '../shared/later.late.ts'

/** What opens lists: the pointer over them, the keyboard in them, a finger on what they belong to. */
export type By = 'pointer' | 'keyboard' | 'finger'

/** The entries of a menu whose lists are open. */
export interface OpenState {
  readonly shown: ReadonlySet<Element>
  /** Those and the ones that close: their lists are there until they have faded. */
  readonly lasting: ReadonlySet<Element>
  /** Those that a finger has opened: another tap follows their link. */
  readonly touched: ReadonlySet<Element>
}

/** The open lists of a menu. */
export interface OpenLists {
  readonly store: StoreApi<OpenState>
  /** Opens the lists of these entries, and closes all others that the same has opened, which fade for so many ms. */
  readonly open: (by: By, entries: readonly Element[], ms?: number) => void
  /** Closes all, whatever has opened them. */
  readonly closeAll: () => void
}

/** Keeps which lists are open, and why. */
export function openLists(life: Life): OpenLists {
  const store = createStore<OpenState>(() => ({ shown: new Set(), lasting: new Set(), touched: new Set() }))
  let open: Readonly<Record<By, readonly Element[]>> = { pointer: [], keyboard: [], finger: [] }
  let fading: EndableLife | undefined
  const show = (next: typeof open, ms: number) => {
    open = next
    const shown = new Set(Object.values(open).flat())
    const { lasting } = store.getState()
    fading?.end()
    store.setState({ shown, lasting: new Set([...lasting, ...shown]), touched: new Set(open.finger) })
    fading = later(life, ms, () => store.setState({ lasting: shown }))
  }
  return {
    store,
    open: (by, entries, ms = 0) => {
      const isSame = open[by].length === entries.length && open[by].every((entry, at) => entry === entries[at])
      if (!isSame) show({ ...open, [by]: entries }, ms)
    },
    closeAll: () => show({ pointer: [], keyboard: [], finger: [] }, 0),
  }
}
