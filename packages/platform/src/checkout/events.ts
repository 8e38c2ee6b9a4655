import { listen, type Life } from '@tillkit/dom'
import { trace } from '../trace.ts'

/** What asked for new totals: the event's own arguments, as third parties pass them. */
export interface UpdateArgs {
  /** `false`: the chosen way of sending is not sent along, because it may not exist any more. */
  readonly update_shipping_method?: unknown
  /** What the shopper changed. */
  readonly current_target?: unknown
}

/** New totals are being asked for. */
export interface UpdatingDetail {
  readonly args: UpdateArgs
}

/** New totals are shown. */
export interface UpdatedDetail {
  readonly result: string
  /** The server's notices, as HTML. */
  readonly messages: string
  /** HTML by selector. */
  readonly fragments: Readonly<Record<string, string>>
}

/** An order is about to be sent. Cancelling the event stops it, unsent. */
export interface PlacingDetail {
  readonly form: HTMLFormElement
  readonly paymentMethod: string | undefined
}

/** Totals could not be had, or an order was not placed, or nobody knows whether it was. */
export interface CheckoutFailedDetail {
  readonly action: 'update' | 'order'
  /** `unknown`: the order was sent, and no answer says what became of it. */
  readonly outcome: 'refused' | 'not-sent' | 'unknown'
  /** What the shopper reads. */
  readonly html: string
  /** The ids of the fields that it is about. */
  readonly fields: readonly string[]
  readonly cause?: unknown
}

/** Another way to pay was chosen. */
export interface PaymentDetail {
  /** The gateway: `cod`. */
  readonly id: string | undefined
}

/** The shopper wants to get to a field: whoever keeps it closed opens it now. */
export interface SeekDetail {
  readonly field: HTMLElement
}

/** Our own events of the checkout: native, bubbling, by the part of their name that follows `tillkit:checkout-`. */
export interface CheckoutEventMap {
  /** New totals are asked for; `args` as whoever asked passed them. Through jQuery: `update_checkout`. */
  updating: UpdatingDetail
  /** New totals are shown: `result`, `messages`, `fragments`. Through jQuery: `updated_checkout`. */
  updated: UpdatedDetail
  /** An order is about to be sent; cancelled, it is not. Through jQuery: `checkout_place_order` (a veto). */
  placing: PlacingDetail
  /** Totals could not be had, or an order was not placed: `action`, `outcome`, `html`, `fields`. Through jQuery, for orders: `checkout_error`. */
  failed: CheckoutFailedDetail
  /** Another way to pay is chosen: `id`. Through jQuery: `payment_method_selected`. */
  payment: PaymentDetail
  /** The shopper follows an error to its `field`: whoever keeps that closed, a step or a fold, opens it. */
  seek: SeekDetail
}

/** The names in full: `tillkit:checkout-updated`. */
const NAMES: Readonly<Record<keyof CheckoutEventMap, string>> = {
  updating: 'tillkit:checkout-updating',
  updated: 'tillkit:checkout-updated',
  placing: 'tillkit:checkout-placing',
  failed: 'tillkit:checkout-failed',
  payment: 'tillkit:checkout-payment',
  seek: 'tillkit:checkout-seek',
}

/** Listens to one of our events of the checkout. What the listener throws is its life's to report. */
export function onCheckout<Name extends keyof CheckoutEventMap>(
  name: Name,
  listener: (detail: CheckoutEventMap[Name], event: CustomEvent<CheckoutEventMap[Name]>) => void,
  life: Life,
): void {
  listen<CustomEvent<CheckoutEventMap[Name]>>(life, document, NAMES[name], (event) => listener(event.detail, event))
}

/**
 * Raises one of our events of the checkout at the body.
 * @returns false when somebody cancelled it, which only `placing` allows
 */
export function raiseCheckout<Name extends keyof CheckoutEventMap>(name: Name, detail: CheckoutEventMap[Name]): boolean {
  trace({ kind: 'event', what: 'raised', name: NAMES[name], on: document.body, args: [detail] })
  return document.body.dispatchEvent(new CustomEvent(NAMES[name], { bubbles: true, cancelable: name === 'placing', detail }))
}
