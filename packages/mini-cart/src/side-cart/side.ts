import type { Life } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { SideStore } from './side-cart.store.ts'

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
