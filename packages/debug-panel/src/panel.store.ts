import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Entry } from './model/entry.model.ts'
import type { Filter } from './model/log.model.ts'
import type { UnitView } from './model/units.model.ts'
import { recall, remember, type Remembered } from './memory.ts'

/** A node to be outlined. */
export interface Outlined {
  readonly node: WeakRef<Element>
  readonly look: 'host' | 'adopt' | 'slot' | 'server-html'
  readonly label: string
}

/** What the panel shows. */
export interface PanelState extends Remembered {
  readonly units: readonly UnitView[]
  readonly entries: readonly Entry[]
  /** Faults, what became of code, and how the work of units stands: kept when the log is cleared, and however much follows them. */
  readonly notes: readonly Entry[]
  /** The log as it stood when it was paused; `null` while it runs. */
  readonly frozen: readonly Entry[] | null
  readonly filter: Filter
  /** What the pointer is on, and what has focus: the pointer's is outlined first. */
  readonly pointed: readonly Outlined[]
  readonly focused: readonly Outlined[]
  /** What was done last, said politely. */
  readonly status: string
}

/** The panel's state and what changes it. */
export interface PanelStore extends StoreApi<PanelState> {
  add(entries: readonly Entry[]): void
  show(change: Partial<Remembered>): void
  pause(isPaused: boolean): void
  clear(): void
}

/** How many entries are kept. */
export const MOST_ENTRIES = 500

/** Makes the panel's state, as it was left on the page before. */
export function createPanelStore(): PanelStore {
  const store = createStore<PanelState>(() => ({
    ...recall(),
    units: [],
    entries: [],
    notes: [],
    frozen: null,
    filter: { unit: '', kind: '' },
    pointed: [],
    focused: [],
    status: '',
  }))
  return {
    ...store,
    add: (added) =>
      store.setState(({ entries, notes }) => ({
        entries: [...entries, ...added].slice(-MOST_ENTRIES),
        notes: [...notes, ...added.filter(({ kind, problem }) => kind === 'code' || kind === 'work' || problem)].slice(-MOST_ENTRIES),
      })),
    show(change) {
      store.setState(change)
      remember(store.getState())
    },
    pause: (isPaused) => store.setState(({ entries }) => ({ frozen: isPaused ? entries : null })),
    clear: () => store.setState(({ frozen }) => ({ entries: [], frozen: frozen && [] })),
  }
}
