import type { Config } from '../mini-cart.read.ts'

/**
 * What is sent to ask for a module's HTML: the call names itself by a field.
 * @param sideCartId empty where another module's answer brings the side cart
 */
export const fieldsFor = ({ updateCartConfig, updateCartNonce }: Config, sideCartId: string) =>
  ({ action: 'dswcp_update_cart', cartConfig: updateCartConfig, sideCartId, _ajax_nonce: updateCartNonce })

/** The platform's checkout. */
export const CHECKOUT = 'form.checkout'

/** By what the cart's own page is known: the global of its script, or its form. */
export const cartPage = { params: 'wc_cart_params', form: 'form.woocommerce-cart-form' } as const

/** jQuery events of the platform's that bring other parts of the page up to date, at the body. */
export const events = {
  refreshFragments: 'wc_fragment_refresh',
  updateCart: 'wc_update_cart',
  updateCheckout: 'update_checkout',
} as const
