import type { Host } from '@tillkit/mount'
import type { CallShop } from '@tillkit/platform'
import type { FailedDetail, PageCart } from '@tillkit/platform/cart'
import type { Answer } from '@tillkit/platform/requests'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './messages.ts'
import type { CartPageParams } from './read.ts'
import type { SentForm } from './form.bind.ts'

type MessageKey = keyof typeof messages

/** The page, with the unit's words. */
export type CartPageHost = Host<CartPageParams, undefined, typeof messages>

/** What is going on on the page. */
export interface CartPageState {
  /** Whether something is being sent. */
  readonly isBusy: boolean
  /** Whether a row was changed since the server printed it. */
  readonly isChanged: boolean
  /** What is said under the coupon field of the form with this number on the page. */
  readonly couponError: { readonly text: string; readonly form: number } | undefined
  /** Whether the shipping calculator is open. */
  readonly isCalculating: boolean
  /** Whether the cart was emptied on this page. */
  readonly isEmptied: boolean
}

/** What the parts of the unit work with. */
export interface CartPage {
  readonly host: CartPageHost
  readonly cart: PageCart
  readonly store: StoreApi<CartPageState>
  readonly call: CallShop
  /** A form of the page, which the server sends again. */
  formOf(form: Element): SentForm
  /** Asks for the page anew. */
  refresh(keepNotices: boolean): void
  /**
   * Makes a change, with the page busy until it has ended. What fails is said to the shopper.
   * @returns the answer's text; `undefined` when there is none to take in
   */
  change(work: ChangeWork): Promise<string | undefined>
  /** Says that something was not done. */
  fail(action: FailedDetail['action'], message: MessageKey, cause: unknown): void
  /** Says so of a change that was answered by another page, such as a login, and asks what is in the cart: nobody knows whether it was made. */
  unsure: CartPage['fail']
  /** Takes back what was said of it: it is done now. */
  done(action: FailedDetail['action']): void
}

/** A change of the cart from its page. */
interface ChangeWork {
  readonly run: (signal: AbortSignal) => Promise<Answer>
  /** What it is about: while others wait, the last that is asked for about it is sent. Default what is asked for. */
  readonly key?: string
  /** What is asked for: asked for again before the answer, and nothing else about it since, it is not sent again. */
  readonly once: string
  readonly action: FailedDetail['action']
  readonly message: MessageKey
  /** Takes back what was shown before the answer. */
  readonly failed?: () => void
}
