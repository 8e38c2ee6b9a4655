import type { ListingAnswer } from './listing.schema.ts'
import type { ListingDeps, Reason } from '../listing.types.ts'
import type { Question, ShopState, Shops } from './listings.ts'

/** Why an answer is of no use. */
export const causeOf = (answer: ListingAnswer): unknown => ('cause' in answer ? answer.cause : new Error('No listing in the answer'))

/** What is done with the shops' answers. */
export interface Answers {
  /** Shows a listing, where nothing else is wanted by now and nothing newer is shown. */
  show(shop: ShopState, asked: Question, html: string): void
  /** Does what an answer says. @returns whether it was of use */
  take(shop: ShopState, asked: Question, answer: ListingAnswer): boolean
  /** Says that what is wanted could not be had, unless it is shown. */
  fail(shop: ShopState, reason: Reason, answer?: ListingAnswer): void
}

/** Makes what takes answers in. */
export function createAnswers({ browser, notices }: Pick<ListingDeps, 'browser' | 'notices'>, { isHere, isShown, keyOf, tell }: Shops): Answers {
  const show: Answers['show'] = (shop, { to, at, reason }, html) => {
    const isDue = isHere(shop) && at > shop.answered && keyOf(shop, to) === keyOf(shop, shop.wanted)
    if (isDue) Object.assign(shop, { answered: at, shown: to })
    tell(shop)
    if (isDue) shop.port.show(html, reason)
  }
  return {
    show,
    take(shop, asked, answer) {
      if (answer.kind === 'redirect') return (shop.isLeaving = browser.leave(answer.url))
      if (answer.kind !== 'listing') return false
      const html = answer.shops[shop.port.name]
      if (html !== undefined) show(shop, asked, html)
      notices.show(answer.notices)
      return html !== undefined
    },
    fail(shop, reason, answer) {
      tell(shop)
      if (isHere(shop) && !isShown(shop)) shop.port.failed(reason, answer && causeOf(answer))
    },
  }
}
