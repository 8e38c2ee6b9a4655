import { addedHtml, cartCall as answerCart, type CartSite } from '@tillkit/fixtures'
import { productById, productPath, variationById } from '../catalogue/index.ts'
import { cartCountHtml } from '../pages/header.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { isSigned, miniCartNonceOf } from './mini-cart-nonce.ts'
import type { Session } from './session.ts'

/** What a visitor wants to add. */
export interface Wanted {
  /** A product, or one of its variations. */
  readonly id: number
  /** The variation that a product's form names. */
  readonly variationId?: number
  readonly quantity: number
}

/** This shop's site around a visitor's cart. */
export function siteOf(session: Session, view: View): CartSite {
  return {
    cart: session.cart,
    nonce: session.nonce,
    isTrusted: (what, nonce) => nonce === (what === 'mini-cart' ? miniCartNonceOf(session) : session.nonce),
    isCurrent: (config) => isSigned(config),
    href: (path) => href(view, path),
    paths: { shop: '/product-category/till-rolls/' },
    fragments: (lines) => ({ '.site-basket__count': cartCountHtml(lines) }),
    later: (notice) => {
      session.notices += notice
    },
    productUrl: (id) => {
      const product = variationById(id)?.product ?? productById(id)
      return href(view, product ? productPath(product) : '/')
    },
  }
}

/** Answers the platform's calls about the cart; undefined for every other call. */
export function cartCall(name: string, form: URLSearchParams, session: Session, view: View): AjaxAnswer | undefined {
  const reply = answerCart(name, form, siteOf(session, view))
  return reply && { ...reply, when: 'at-once' }
}

/** Puts a product into the cart, or says on the next page why not; a number that nobody sells is passed over. */
export function addTo(session: Session, { id, variationId, quantity }: Wanted, view: View): void {
  const wanted = variationId !== undefined && variationById(variationId) ? variationId : id
  session.notices += addedHtml(session.cart.add(wanted, quantity), siteOf(session, view))
}
