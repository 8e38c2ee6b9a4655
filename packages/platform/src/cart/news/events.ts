import { listen, type Life } from '@tillkit/dom'
import type { Fragments } from '../cart-answer.ts'
import type { GaItem } from '../tag-managers.ts'

/** Who made something happen: a unit of ours, or the page (a plugin, the theme, a core script). */
export type CartSource = 'tillkit' | 'page'

/** What every event of the cart's tells. */
export interface CartDetail {
  readonly source: CartSource
}

/** A product is about to be added. While `source` is `tillkit`, cancelling the event stops it, unsent. */
export interface AddingDetail extends CartDetail {
  readonly button: Element | undefined
  /** What will be sent. Listeners may change it. */
  readonly data: Record<string, unknown>
}

/** The cart has changed. What the page itself raises may lack everything. */
export interface ChangedDetail extends CartDetail {
  readonly fragments?: Fragments | undefined
  readonly cartHash?: string | undefined
  /** The add button or remove link. */
  readonly button?: Element | undefined
  /** What was added or removed, as Google Analytics names it. */
  readonly items?: readonly GaItem[] | undefined
  /** What follows the event's name when it is raised through jQuery; default fragments, hash and button. */
  readonly args?: readonly unknown[] | undefined
}

/** Something was not done. */
export interface FailedDetail extends CartDetail {
  readonly action: 'add' | 'remove' | 'update' | 'coupon' | 'shipping' | 'refresh'
  readonly button?: Element | undefined
  /** In the page's language, as it was said to the shopper. */
  readonly message: string
  readonly cause?: unknown
}

/** A coupon was tried. */
export interface CouponDetail extends CartDetail {
  readonly code: string
  readonly action: 'apply' | 'remove'
  /** Whether the shop took it. */
  readonly ok: boolean
  readonly place: 'cart' | 'checkout'
}

/** Somebody wants the cart asked for anew. */
export interface RefreshDetail extends CartDetail {
  /** Told by another tab, by a page that came back, by the blocks, or by a plugin. */
  readonly reason: 'tab' | 'return' | 'blocks' | 'plugin'
}

/** Our own events of the cart: native, bubbling, by the part of their name that follows `tillkit:cart-`. */
export interface CartEventMap {
  /** A product is about to be sent; cancelled while `source` is `tillkit`, it is not. Through jQuery: `adding_to_cart`. */
  adding: AddingDetail
  /** A product has come. Through jQuery: `added_to_cart`, with fragments, hash, button. */
  added: ChangedDetail
  /** A product has gone. Through jQuery: `removed_from_cart`, with fragments, hash, button. */
  removed: ChangedDetail
  /** Fragments were asked for and shown. Through jQuery: `wc_fragments_refreshed`. */
  refreshed: ChangedDetail
  /** The cart's page was updated. Through jQuery: `updated_wc_div`. */
  updated: ChangedDetail
  /** The cart's page is empty now. Through jQuery: `wc_cart_emptied`. */
  emptied: ChangedDetail
  /** Something was not done; `message` is what the shopper was told. */
  failed: FailedDetail
  /** A coupon was tried; `ok` says how it went. Through jQuery: `applied_coupon`, `removed_coupon`. */
  coupon: CouponDetail
  /** Somebody wants the cart asked for anew. Through jQuery: `wc_fragment_refresh`. */
  refresh: RefreshDetail
}

const PAGE: CartDetail = { source: 'page' }

/** The name of one of our events on the page: `tillkit:cart-added`. */
export function cartEventName(name: keyof CartEventMap): string {
  return `tillkit:cart-${name}`
}

/**
 * Listens to one of our events, wherever in the page it is raised. What the listener throws is its life's to report. A
 * script of the page's that says nothing with it is heard as `{ source: 'page' }`.
 */
export function onCart<Name extends keyof CartEventMap>(
  name: Name,
  listener: (detail: CartEventMap[Name], event: CustomEvent<CartEventMap[Name]>) => void,
  life: Life,
): void {
  listen<CustomEvent<CartEventMap[Name]>>(life, document, cartEventName(name), (event) => listener(Object(event.detail ?? PAGE), event))
}

/**
 * Raises one of our events at an element that is on the page, else at the body.
 * @returns false when somebody cancelled it, which only `adding` allows
 */
export function raiseNative<Name extends keyof CartEventMap>(name: Name, detail: CartEventMap[Name]): boolean {
  const button = 'button' in detail ? detail.button : undefined
  const target = button?.isConnected ? button : document.body
  const cancelable = name === 'adding' && detail.source === 'tillkit'
  return target.dispatchEvent(new CustomEvent(cartEventName(name), { bubbles: true, cancelable, detail }))
}
