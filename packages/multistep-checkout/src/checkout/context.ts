import type { EndableLife, Field } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { CallShop } from '@tillkit/platform'
import type { UpdateArgs } from '@tillkit/platform/checkout'
import type { StoreApi } from 'zustand/vanilla'
import type { CollapsibleParts } from '../shared/collapsible-parts.ts'
import type { Verdict } from './errors/validity.model.ts'
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
  readonly slides: CollapsibleParts
  /** Says of a control whether what it opens is open. */
  readonly expanded: (control: Element, isOpen: boolean) => void
}

/** What of a checkout is there from the first. */
export interface CheckoutParts {
  readonly errors: Errors
  readonly payment: Payment
  readonly recalculation: Recalculation
}

/** What a row shows: a verdict; that the shop refused what is in it; or, while somebody types, nothing. */
export type Mark = Verdict | 'refused' | 'open'

/** Marks rows of the form as right or wrong. */
export interface Marks {
  set(field: Field, mark: Mark): void
  /** Judges what a field holds, and marks its row. */
  judge(field: Field): void
}

/** What says that fields are wrong, and shows the shop's notices. */
export interface Errors {
  readonly marks: Marks
  /** Fields that the shop refused, each with the life of what is said of it: until it holds something else. */
  readonly refused: Map<Element, EndableLife>
  /** Shows notices that came with totals. */
  showUpdate(result: string, messages: string): void
  /** Has all fields judged, by whoever judges. */
  announceAll(): void
  /** Brings what is wrong into view. */
  scroll(): void
}

/** The ways to pay. */
export interface Payment {
  /** Brings what the server has just printed to what is chosen: the choice, its description, its button. */
  init(): void
  /** Takes a gateway's own button away: what it stands in may be sent again. */
  cleanUp(): void
  /** The id of the chosen way's field. */
  readonly selected: () => string | undefined
}

/** Totals, as the shop reckons them. */
export interface Recalculation {
  /** Asks for new totals, as everybody may, by the platform's event. */
  ask(args?: UpdateArgs): void
  /** Whether nothing is asked, about to be asked, or has failed, and the cart is that of the totals. */
  isQuiet(): boolean
  /** Whether somebody's asking is about to become a request; `take` leaves that to the caller. */
  readonly gathered: { isThere(): boolean; take(): Gathered | undefined }
  readonly runs: Runs
  /** What other scripts have asked for totals by a call of their own, answered or not. */
  readonly others: readonly OthersCall[]
  /** Stops waiting for somebody who types. */
  cancelTimer(): void
  /** Gives a request up that is on its way, or about to be. */
  abort(): void
}

/** What askers want. */
export interface Gathered {
  readonly args: UpdateArgs
  /** Whether it is asked because of the totals that have just come. */
  readonly isEcho: boolean
}

/** What the totals on the page were reckoned from. */
export interface ShownTotals {
  /** The whole call. */
  readonly body: string
  /** What of it totals depend on. */
  readonly key: string
  /** The ways of sending that stand there since. */
  readonly methods: string
  /** The cart at that time. */
  readonly cart: string
}

/** Requests for totals: one at a time, of which the latest counts. */
export interface Runs {
  /** Asks for the totals of what is in the form now. Who asks because totals came, for those very totals, is passed over. */
  start(args: UpdateArgs, isEcho?: boolean): void
  abort(): void
  /** The request on its way: what its totals depend on, and when it has ended. */
  readonly running: () => { readonly key: string; readonly done: Promise<void> } | undefined
  readonly shown: () => ShownTotals
  /** Whether the last request came to nothing. */
  readonly hasFailed: () => boolean
}

/** A call that goes through jQuery. */
export type OthersCall = Pick<JQueryXHR, 'state' | 'always'>
