import type { ListingAnswer } from './listing.schema.ts'
import type { ListingDeps, Reason } from '../listing.types.ts'
import type { Question, ListingState, Listings } from './listings.ts'

/** Why an answer is of no use. */
export const causeOf = (answer: ListingAnswer): unknown => ('cause' in answer ? answer.cause : new Error('No listing in the answer'))

/** What is done with the answers for listings. */
export interface ListingAnswers {
  /** Shows a listing, where nothing else is wanted by now and nothing newer is shown. */
  show(listing: ListingState, asked: Question, html: string): void
  /** Does what an answer says. @returns whether it was of use */
  apply(listing: ListingState, asked: Question, answer: ListingAnswer): boolean
  /** Says that what is wanted could not be had, unless it is shown. */
  fail(listing: ListingState, reason: Reason, answer?: ListingAnswer): void
}

/** Makes what takes answers in. */
export function createListingAnswers({ browser, notices }: Pick<ListingDeps, 'browser' | 'notices'>, { isHere, isShown, keyOf, notify }: Listings): ListingAnswers {
  const show: ListingAnswers['show'] = (listing, { to, at, reason }, html) => {
    const isDue = isHere(listing) && at > listing.answered && keyOf(listing, to) === keyOf(listing, listing.wanted)
    if (isDue) Object.assign(listing, { answered: at, shown: to })
    notify(listing)
    if (isDue) listing.port.show(html, reason)
  }
  return {
    show,
    apply(listing, asked, answer) {
      if (answer.kind === 'redirect') return (listing.isLeaving = browser.leave(answer.url))
      if (answer.kind !== 'listing') return false
      const html = answer.listings[listing.port.name]
      if (html !== undefined) show(listing, asked, html)
      notices.show(answer.notices)
      return html !== undefined
    },
    fail(listing, reason, answer) {
      notify(listing)
      if (isHere(listing) && !isShown(listing)) listing.port.failed(reason, answer && causeOf(answer))
    },
  }
}
