import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'

/** What the page needs for its calls. */
export type CartPageParams = Readonly<Record<(typeof NONCES)[number], string>>

const NONCES = ['update_shipping_method_nonce', 'apply_coupon_nonce', 'remove_coupon_nonce'] as const

/** Reads `wc_cart_params`. Throws InvalidMarkup. */
export function readCartPageParams(): CartPageParams {
  const found = readGlobal('wc_cart_params')
  if (isRecord(found)) return Object.fromEntries(NONCES.map((name) => [name, readText(found[name])])) as CartPageParams
  throw new InvalidMarkup('wc_cart_params', 'is no set of parameters', 'Print it as WooCommerce does.', { help: 'params' })
}
