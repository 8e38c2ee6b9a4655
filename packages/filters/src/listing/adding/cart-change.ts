import { causeOf } from '../requests/listing-answers.ts'
import { requestListingToShow } from '../requests/listing.api.ts'
import { unreadable, type ListingAnswer } from '../requests/listing.schema.ts'
import type { Fields } from '../listing.types.ts'
import type { RequestsContext } from '../requests/requests.context.ts'
import { questionOf } from '../requests/listings.ts'

/**
 * Changes the cart in the page's one queue of changes. The listing that comes with it is shown where it is still wanted; a
 * listing that is being loaded meanwhile is not disturbed.
 */
export async function changeCart(context: RequestsContext, name: string, fields: Fields): Promise<ListingAnswer> {
  const { deps, listings, answers, address, ahead } = context
  const listing = listings.find(name)
  if (!listing) return unreadable(undefined)
  // The server answers a visitor's calls one after the other, and what it says of a cart is old in a moment.
  ahead?.drop()
  const question = () => questionOf(listing, address(), 'add')
  let asked = question()
  const run = (signal: AbortSignal) => {
    asked = question()
    return requestListingToShow(context, listing.port, { to: asked.to, fields, signal, mutates: true })
  }
  listing.changes += 1
  listings.notify(listing)
  const answer: ListingAnswer = await deps.cart.queue.change(run).then((one) => one ?? unreadable(undefined), unreadable)
  listing.changes -= 1
  const isOfUse = answers.apply(listing, asked, answer)
  listings.notify(listing)
  return answer.kind === 'redirect' && !isOfUse ? unreadable(causeOf(answer)) : answer
}
