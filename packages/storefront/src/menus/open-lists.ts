import { nearest, type EndableLife, type Life, timeout } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'

/**
 * The entries around a place in a menu, from the inmost out: those that have to be open for it to be seen. The columns of a wide list
 * are seen with it, and have no say.
 */
export function ancestorEntries(menu: Element, target: EventTarget | null): Element[] {
  const entries: Element[] = []
  for (let entry = nearest(target, anatomy.entry); entry && entry !== menu && menu.contains(entry); entry = nearest(entry.parentElement, anatomy.entry)) {
    if (!isColumn(entry)) entries.push(entry)
  }
  return entries
}

/** Whether an entry stands in a wide list, all of which is seen at once. */
export function isColumn(entry: Element): boolean {
  return entry.matches(anatomy.column)
}

/** What opens lists: the pointer over them, the keyboard in them, a finger on what they belong to. */
type By = 'pointer' | 'keyboard' | 'touch'

/** How long, in ms, lists fade that a finger closes. */
const FADE = 200

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
  /** Opens the lists around a place in the menu, none without one, and closes all others that the same has opened. */
  readonly open: (by: By, place?: EventTarget | null) => void
  /** Closes all, whatever has opened them. */
  readonly closeAll: () => void
}

const NONE: Readonly<Record<By, readonly Element[]>> = { pointer: [], keyboard: [], touch: [] }

/** Keeps which lists of a menu are open, and why. */
export function openLists(menu: Life & { readonly element: Element }): OpenLists {
  const store = createStore<OpenState>(() => ({ shown: [], lasting: [], touched: [] }))
  let open = NONE
  let fading: EndableLife | undefined
  const show = (next: typeof NONE, ms: number) => {
    open = next
    const shown = Object.values(open).flat()
    fading?.end()
    store.setState(({ lasting }) => ({ shown, lasting: [...lasting, ...shown], touched: open.touch }))
    fading = timeout(menu, ms, () => store.setState({ lasting: shown }))
  }
  return {
    store,
    open: (by, place = null) => {
      const entries = ancestorEntries(menu.element, place)
      // Of nested entries the inmost says all.
      if (open[by][0] !== entries[0]) show({ ...open, [by]: entries }, by === 'touch' ? FADE : 0)
    },
    closeAll: () => show(NONE, 0),
  }
}
