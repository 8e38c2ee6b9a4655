import type { Host } from '@tillkit/mount'
import type { AddToCartParams, PageCart } from '@tillkit/platform/cart'
import type { FailureLines } from '@tillkit/ui/plain'
import type { ButtonStates } from './button.bind.ts'
import type { LiveRegion } from './live-region.bind.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'

/** The page, with the unit's words and options. */
export type AddToCartHost = Host<AddToCartParams, undefined, typeof messages, typeof options>

/** What the parts of the unit work with. */
export interface AddToCart {
  readonly host: AddToCartHost
  readonly params: AddToCartParams
  readonly cart: PageCart
  readonly states: ButtonStates
  /** What we say beside buttons that could not do their work. */
  readonly failures: FailureLines<Element>
  readonly region: LiveRegion
  /** The lines that are on their way out, by key: a second click must not ask again, in whichever mini cart. */
  readonly leaving: Set<string>
  /** Whether `dataLayer` is told. */
  readonly tellsTags: boolean
  /** Ends a button's waiting; `isAdded` also marks it and gives it its "View cart" link. */
  settleButton(button: Element, isAdded: boolean): void
}
