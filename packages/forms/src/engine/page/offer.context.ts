import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'

/** What a shopper is offered when the line is back. */
export interface Offer {
  /** Says that what was typed is still there, and that the line is back. */
  readonly words: string
  /** The button's name. */
  readonly send: string
  /** Sends the form. Nothing goes out without the shopper's word. */
  act(): unknown
  /** What gets the focus when the offer goes with it. */
  readonly focusNext: () => HTMLElement | null
}

/** Whether there is something to offer. */
export interface Offering {
  readonly isBack: boolean
}

/** The host that the offer is drawn with. */
export type OfferHost = Host<Offer, StoreApi<Offering>>
