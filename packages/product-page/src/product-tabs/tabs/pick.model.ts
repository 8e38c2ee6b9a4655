import { nameIn } from '@tillkit/dom'
import { toReviews } from '../anatomy.ts'

/** What of an address says which tab is meant. */
export interface PageAddress {
  readonly hash: string
  readonly href: string
}

/** Whether an address leads to the reviews, by what the platform writes into links to them: a comment, a page of comments. */
export function leadsToReviews({ hash, href }: PageAddress): boolean {
  const name = nameIn(hash)
  return toReviews.hash.test(name) || toReviews.hashes.some((one) => one === name) || toReviews.pages.some((part) => href.includes(part))
}

/** The names that a link's fragment stands for: as it stands, and decoded. A link may be decorated with a whole address; without a fragment it names nothing. */
export function fragmentsOf(href: string): string[] {
  const at = href.indexOf('#')
  return at < 0 || at === href.length - 1 ? [] : [href.slice(at + 1), nameIn(href.slice(at))]
}
