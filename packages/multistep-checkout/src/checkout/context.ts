import type { Host } from '@tillkit/mount'
import type { CallShop } from '@tillkit/platform'
import type { StoreApi } from 'zustand/vanilla'
import type { Slides } from '../shared/slides.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'
import type { CheckoutParams } from './params.schema.ts'

/** The form, with the unit's words and options. */
export type CheckoutHost = Host<CheckoutParams, undefined, typeof messages, typeof options>

/** What is going on on the page. */
export interface CheckoutState {
  /** Whether new totals are on their way. */
  readonly isRecalculating: boolean
  /** Whether the page is being loaded anew. */
  readonly isLeaving: boolean
  /** Whether its order is placed, or on its way with the page: what was typed for it is kept no more. */
  readonly isSent: boolean
}

/** What the parts of the unit work with. */
export interface Checkout {
  readonly host: CheckoutHost
  readonly form: HTMLFormElement
  readonly store: StoreApi<CheckoutState>
  readonly call: CallShop
  readonly slides: Slides
  /** Says of a control whether what it opens is open. */
  readonly expanded: (control: Element, isOpen: boolean) => void
}
