import { emitLegacy, pageJQuery, readGlobal } from '@tillkit/platform'
import { raiseChanged, raiseNative, wrapped } from '@tillkit/platform/cart'

/** Whether this is the basket's own page, which brings itself up to date and says so. */
const isBasketPage = () => readGlobal('wc_cart_params') !== undefined || document.querySelector('form.woocommerce-cart-form') !== null
const CHECKOUT = 'form.checkout'

/**
 * Tells the page that a mini cart has changed the basket. A removal's legacy event needs fragments that nobody has here:
 * core's script would store whatever stands in their place, so that fragments are asked for instead.
 * @param module passed along as `_dswcp_skip`: it shows the change already
 */
export function raiseChange(kind: 'quantity' | 'remove', module: Element | undefined): void {
  const { body } = document
  if (kind === 'remove') {
    raiseNative('removed', { source: 'tillkit' })
    emitLegacy(body, 'wc_fragment_refresh')
  } else if (!isBasketPage()) {
    raiseChanged('updated', { source: 'tillkit', args: [{ _dswcp_skip: wrapped(module) }] })
  }
  if (isBasketPage()) {
    if (pageJQuery()) emitLegacy(body, 'wc_update_cart')
    else raiseNative('refresh', { source: 'tillkit', reason: 'plugin' })
  }
  if (document.querySelector(CHECKOUT)) emitLegacy(body, 'update_checkout')
}
