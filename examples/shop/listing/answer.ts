import { countsAnswer, listingAnswer, readSelection, suggestionsAnswer } from '@tillkit/fixtures'
import { cartCall } from '../cart/site.ts'
import type { Session } from '../cart/session.ts'
import type { View } from '../view.ts'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { LISTING } from './find.ts'
import { shopContent, type ListingRequest } from './print.ts'

/** A call of the shop builder's script. */
export interface ListingCall extends ListingRequest {
  readonly form: URLSearchParams
  readonly session: Session
  readonly view: View
}

/** Answers a form that asks a page for a listing or for numbers of products; undefined where it is something else. */
export function listingCall(call: ListingCall): AjaxAnswer | undefined {
  const body = bodyOf(call)
  return body === undefined ? undefined : json(body)
}

/** Answers the older call for suggestions; undefined for every other call. */
export function suggestionsCall(name: string, form: URLSearchParams): AjaxAnswer | undefined {
  return name === 'ags_wc_filters_search_suggestions' ? json(suggestionsAnswer(LISTING, form.get('query') ?? '')) : undefined
}

function json(body: string): AjaxAnswer {
  return { status: 200, type: 'application/json', when: 'at-once', body }
}

function bodyOf(call: ListingCall): string | undefined {
  const counts = call.form.get('ags_wc_filters_product_counts')
  if (counts !== null) return countsAnswer(LISTING, readSelection(call.url.searchParams), counts)
  const shop = /^ags_woo_shop_plus_(\d+)$/.exec(call.form.get('ags_wc_filters_ajax_shop') ?? '')
  return shop ? reload(call, Number(shop[1])) : undefined
}

function reload({ url, cookies, form, session, view }: ListingCall, index: number): string {
  const added = form.has('add-to-cart')
  if (added) session.cart.add(Number(form.get('add-to-cart')), Number(form.get('quantity') ?? 1))
  const shop = { [`ags_woo_shop_plus_${index}`]: shopContent({ url, cookies }, index) }
  return listingAnswer({ shop, notices: [], ...(added ? cartOf(session, view) : {}) })
}

/** The cart as its own call would bring it. */
function cartOf(session: Session, view: View): Record<string, unknown> {
  const answer = cartCall('get_refreshed_fragments', new URLSearchParams(), session, view)?.body ?? '{}'
  const { fragments = {}, cart_hash: hash = '' } = Object(JSON.parse(answer)) as { fragments?: object; cart_hash?: string }
  return { 'wc-fragments': fragments, 'wc-cart-hash': hash }
}
