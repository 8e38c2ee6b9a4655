import { readGlobal, readText } from '@tillkit/platform'

/** What a coupon is asked with at the checkout. */
export interface CouponParams {
  /** The template of the platform's addresses. */
  readonly url: string
  readonly nonce: string
}

/** Reads `wc_checkout_params`; what is missing is empty. */
export function readCouponParams(): CouponParams {
  const { wc_ajax_url: url, apply_coupon_nonce: nonce } = Object(readGlobal('wc_checkout_params')) as Record<string, unknown>
  return { url: readText(url), nonce: readText(nonce) }
}
