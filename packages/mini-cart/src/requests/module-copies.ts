import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import type { Translate } from '@tillkit/platform'
import type { messages } from '../mini-cart.messages.ts'

/** A module on the page, as its state's work sees it. */
export interface ModuleCopy {
  readonly element: HTMLElement
  readonly t: Translate<typeof messages>
  readonly announce: Announce
  /** Reports that a part of the code could not be loaded. */
  report(cause: unknown): void
  /** The side cart that this module answers for; '' where another does. */
  sideCartId(): string
  /** The side cart that it shows, where there is one. */
  readonly side: Element | undefined
}

/** The modules that share a state. The first of them speaks for all, so that nothing is said twice. */
export interface ModuleCopies {
  join(copy: ModuleCopy, life: Life): void
  first(): ModuleCopy | undefined
  has(element: Element | undefined): boolean
}

/** Nobody yet. */
export function createModuleCopies(): ModuleCopies {
  const copies = new Set<ModuleCopy>()
  return {
    join(copy, life) {
      copies.add(copy)
      life.onEnd(() => copies.delete(copy))
    },
    first: () => [...copies].find(({ element }) => element.isConnected),
    has: (element) => [...copies].some((copy) => copy.element === element),
  }
}
