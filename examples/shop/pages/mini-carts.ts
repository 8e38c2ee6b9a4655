import { MINI_CART_SETTINGS, miniCartHtml, type MiniCartSettings } from '@tillkit/fixtures'
import { signedConfig } from '../cart/mini-cart-nonce.ts'
import type { HeaderCart } from '../view.ts'
import type { Visit } from './visit.ts'

const WORDS = { label: 'View basket', title: 'Your basket', countTitle: '%d items in basket' }

/** The two kinds, as a merchant sets them in the page builder. */
const KINDS: Readonly<Record<'side' | 'dropdown', MiniCartSettings>> = {
  side: { ...MINI_CART_SETTINGS, ...WORDS, hover: 'none', click: 'sidecart', clickMobile: 'sidecart' },
  dropdown: { ...MINI_CART_SETTINGS, ...WORDS, hover: 'dropdowncart', click: 'dropdowncart', clickMobile: 'cartpage', amount: 'after' },
}
const SHOWN: Readonly<Record<HeaderCart, ReadonlyArray<keyof typeof KINDS>>> = {
  classic: [],
  side: ['side'],
  dropdown: ['dropdown'],
  both: ['dropdown', 'side'],
}

/** The mini carts of the header. */
export function miniCartsHtml({ view, cart, miniCartNonce }: Visit): string {
  const modules = SHOWN[view.cart].map((kind, index) =>
    miniCartHtml({
      ...KINDS[kind],
      lines: cart.lines,
      orderClass: `ags_woo_mini_cart_${index}_tb_header`,
      nonce: miniCartNonce,
      config: signedConfig(KINDS[kind]),
      ...(cart.cartUrl ? { cartUrl: cart.cartUrl } : {}),
      ...(cart.shopUrl ? { shopUrl: cart.shopUrl } : {}),
    }),
  )
  return `<div class="site-mini-carts">${modules.join('\n')}</div>`
}
