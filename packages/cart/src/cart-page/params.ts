import { InvalidMarkup } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

const params = z.object({
  update_shipping_method_nonce: z._default(z.string(), ''),
  apply_coupon_nonce: z._default(z.string(), ''),
  remove_coupon_nonce: z._default(z.string(), ''),
})

/** What the page needs for its calls. */
export type CartPageParams = z.infer<typeof params>

/** Reads `wc_cart_params`. Throws InvalidMarkup. */
export function readCartPageParams(): CartPageParams {
  const found = params.safeParse(readGlobal('wc_cart_params'))
  if (found.success) return found.data
  throw new InvalidMarkup('wc_cart_params', 'is no set of parameters', 'Print it as WooCommerce does.', { cause: found.error })
}
