import { basketFragments, cartTotalsHtml } from '@tillkit/fixtures'
import { productById, productPath } from '../catalogue/index.ts'
import { basketCountHtml } from '../pages/header.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { miniCartCall } from './mini-cart-call.ts'
import { addTo, dropCoupon, takeOut, useCoupon } from './changes.ts'
import { basketOf, hashOf } from './reckoning.ts'
import type { Session } from './session.ts'

/** Answers the platform's calls about the basket; undefined for every other call. */
export function basketCall(name: string, form: URLSearchParams, session: Session, view: View): AjaxAnswer | undefined {
  switch (name) {
    case 'add_to_cart':
      return addCall(form, session, view)
    case 'remove_from_cart':
      return json(takeOut(session, form.get('cart_item_key') ?? '') ? cartAnswer(session, view) : { success: false })
    case 'get_refreshed_fragments':
      return json(cartAnswer(session, view))
    case 'get_cart_totals':
      return page(cartTotalsHtml(basketOf(session, view)))
    case 'update_shipping_method':
      return guarded(form, session, () => {
        session.shipping = form.get('shipping_method[0]') ?? session.shipping
        return cartTotalsHtml(basketOf(session, view))
      })
    case 'apply_coupon':
      return guarded(form, session, () => useCoupon(session, form.get('coupon_code') ?? '', view).notice)
    case 'remove_coupon':
      return guarded(form, session, () => dropCoupon(session, form.get('coupon') ?? '').notice)
    case 'dswcp_update_cart':
      return miniCartCall(form, session, view)
    default:
      return undefined
  }
}

/** What cannot be added here is to be looked at on its own page, which says why. */
function addCall(form: URLSearchParams, session: Session, view: View): AjaxAnswer {
  const id = Number(form.get('product_id'))
  const outcome = addTo(session, { id, quantity: Number(form.get('quantity') || 1) }, view)
  if (outcome?.isDone) return json(cartAnswer(session, view))
  const product = productById(id)
  session.notices += outcome?.notice ?? ''
  return json({ error: true, product_url: href(view, product ? productPath(product) : '/') })
}

/** A call with a nonce that is not this visitor's is refused, as the platform does. */
function guarded(form: URLSearchParams, session: Session, work: () => string): AjaxAnswer {
  return form.get('security') === session.nonce ? page(work()) : { ...page('-1'), status: 403 }
}

function cartAnswer(session: Session, view: View) {
  const { lines, cartUrl = '/your-cart/' } = basketOf(session, view)
  const fragments = basketFragments({ lines, cartUrl, nonce: session.nonce })
  return { fragments: { ...fragments, '.site-basket__count': basketCountHtml(lines) }, cart_hash: hashOf(session) }
}

function page(body: string): AjaxAnswer {
  return { status: 200, type: 'text/html', when: 'at-once', body }
}

function json(value: unknown): AjaxAnswer {
  return { ...page(JSON.stringify(value)), type: 'application/json' }
}
