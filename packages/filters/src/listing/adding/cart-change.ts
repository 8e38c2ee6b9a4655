import { causeOf } from '../requests/listing-answers.ts'
import { askToShow } from '../requests/listing.api.ts'
import { unreadable, type ListingAnswer } from '../requests/listing.schema.ts'
import type { Fields } from '../listing.types.ts'
import type { LoadingContext } from '../requests/requests.context.ts'
import { questionOf } from '../requests/listings.ts'

/**
 * Changes the cart in the page's one queue of changes. The listing that comes with it is shown where it is still wanted; a
 * listing that is being loaded meanwhile is not disturbed.
 */
export async function changeCart(context: LoadingContext, name: string, fields: Fields): Promise<ListingAnswer> {
  const { deps, shops, answers, address, ahead } = context
  const shop = shops.find(name)
  if (!shop) return unreadable(undefined)
  // The server answers a visitor's calls one after the other, and what it says of a cart is old in a moment.
  ahead?.drop()
  const question = () => questionOf(shop, address(), 'add')
  let asked = question()
  const run = (signal: AbortSignal) => {
    asked = question()
    return askToShow(context, shop.port, { to: asked.to, fields, signal, mutates: true })
  }
  shop.changes += 1
  shops.tell(shop)
  const answer: ListingAnswer = await deps.cart.queue.change(run).then((one) => one ?? unreadable(undefined), unreadable)
  shop.changes -= 1
  const isOfUse = answers.take(shop, asked, answer)
  shops.tell(shop)
  return answer.kind === 'redirect' && !isOfUse ? unreadable(causeOf(answer)) : answer
}
