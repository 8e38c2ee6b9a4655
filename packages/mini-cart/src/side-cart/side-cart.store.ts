import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Life, reducesMotion } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { CLOSING } from '../mini-cart.anatomy.ts'

/** A side cart on the page. */
interface SideState {
  readonly phase: 'closed' | 'open' | 'closing'
  /** How far the finger has drawn it towards its edge, in px; `undefined` without a finger. */
  readonly drag: number | undefined
}

/** The state together with what is done to it. */
export type SideStore = StoreApi<SideState> & {
  open(): void
  /** Closes it by one of its ways, which differ in how long they show. */
  close(way: keyof typeof CLOSING): void
  toggle(): void
  drag(distance: number | undefined): void
  end(): void
}

/** Makes the state. `prefersReducedMotion`: whether the shopper wants less motion. */
export function createSideStore(prefersReducedMotion = reducesMotion): SideStore {
  const store = createStore<SideState>(() => ({ phase: 'closed', drag: undefined }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOpen = () => store.getState().phase === 'open'
  const open = () => {
    clearTimeout(timer)
    store.setState({ phase: 'open' })
  }
  const close = (way: keyof typeof CLOSING) => {
    if (!isOpen()) return
    store.setState({ phase: prefersReducedMotion() ? 'closed' : 'closing', drag: undefined })
    if (!prefersReducedMotion()) timer = setTimeout(() => store.setState({ phase: 'closed' }), CLOSING[way])
  }
  return {
    ...store,
    open,
    close,
    toggle: () => (isOpen() ? close('link') : open()),
    drag: (drag) => store.setState({ drag }),
    end: () => clearTimeout(timer),
  }
}

/** A module that opens a side cart. */
export interface SideUser {
  readonly host: Host
  /** Binds what is in the side cart to the module's cart, as long as this module answers for it. */
  bindContent(life: Life, side: Side): void
  /** Where the focus goes when it closes. */
  opener(): HTMLElement | null
}

/** A side cart, which all modules that name its id share: a page shows one. */
export interface Side {
  readonly element: HTMLElement
  readonly store: SideStore
  /** The module whose link was used last; else the one that answers for it. */
  lastUser: SideUser | undefined
  /** Whether this module answers for it: the first on the page. */
  isOwner(user: SideUser): boolean
}
