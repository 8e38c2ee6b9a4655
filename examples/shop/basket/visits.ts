import type { View } from '../view.ts'
import { addTo, dropCoupon, putBack, removedNotice, setQuantities, takeOut, useCoupon } from './changes.ts'
import type { Session } from './session.ts'

/**
 * Does what a followed link asks for: add, remove, undo, take a coupon back.
 * @returns whether it asked for anything; the visitor is then sent on to the page without the question
 */
export function followLink(query: URLSearchParams, session: Session, view: View): boolean {
  const ask = (name: string) => query.get(name)
  const isTrusted = ask('_wpnonce') === session.nonce
  const [add, remove, undo, coupon] = ['add-to-cart', 'remove_item', 'undo_item', 'remove_coupon'].map(ask)
  if (add) session.notices += addTo(session, { id: Number(add), quantity: Number(ask('quantity') ?? 1) }, view)?.notice ?? ''
  else if (remove && isTrusted) session.notices += takeOut(session, remove) ? removedNotice(session, remove, view) : ''
  else if (undo && isTrusted) putBack(session, undo)
  else if (coupon) session.notices += dropCoupon(session, coupon).notice
  return Boolean(add || remove || undo || coupon)
}

/** The page's address without what was asked for. */
export function withoutQuestion(url: URL): string {
  const rest = new URLSearchParams(url.search)
  for (const name of ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'remove_coupon', '_wpnonce']) rest.delete(name)
  const text = rest.toString()
  return url.pathname + (text === '' ? '' : `?${text}`)
}

/** Does what a form of the basket's page asks for. */
export function takeForm(form: URLSearchParams, session: Session, view: View): void {
  if (form.has('calc_shipping')) {
    const field = (name: string) => form.get(`calc_shipping_${name}`) ?? ''
    session.address = { country: field('country'), state: field('state'), city: field('city'), postcode: field('postcode') }
    session.shipping = 'flat_rate:1'
  } else if (form.has('apply_coupon')) session.notices += useCoupon(session, form.get('coupon_code') ?? '', view).notice
  else if (form.has('update_cart') && form.get('woocommerce-cart-nonce') === session.nonce) {
    session.notices += setQuantities(session, form).notice
  }
}
