import type { EndableLife } from '@tillkit/dom'
import { adoptAs, live, serverHtml } from '@tillkit/mount'
import type { Reason } from '../listing.types.ts'
import { all, type ListingHost } from '../../panel/context.ts'
import { listedOf, readPrices } from '../../address/target-listing.ts'
import { anatomy } from '../../filters.anatomy.ts'
import { bindAdding } from '../add-product.ts'
import { createIdleWait, listSame } from './listing-idle.ts'
import { bindFailure, type FailureNote } from '../notices/failure-note.ts'
import { bindLinks } from '../links/listing-links.ts'
import { ASKED, RESULT } from '../anatomy.ts'
import { bindOrder } from '../links/order-select.ts'
import { goTo, keptBy } from './scroll-position.ts'
import { bindPrefetch } from '../links/link-prefetch.ts'
import { bindRetarget } from '../../address/target-change.ts'

/** What a listing needs once it is replaced, or could not be. */
export interface ListingParts {
  /** Shows a listing that has come; by a `refresh` only one that says something else. @returns whether it was shown */
  show(html: string, reason: Reason): boolean
  readonly failure: FailureNote
  /** Writes by what the target was asked where the plugin's script writes it. */
  rememberAsked(url: string): void
  /** Resolves once the shopper's hand is off the listing. */
  free(): Promise<void>
}

/**
 * Binds what nobody can want of a listing before it has been looked at: its order and its links, which lead where they say until then.
 * @param printed the HTML that the server printed in it
 */
export function bindListingParts(host: ListingHost, printed: string): ListingParts {
  const { element } = host
  const failure = bindFailure(host)
  let remembered: EndableLife | undefined
  let said: string | undefined
  let last = printed
  const region = serverHtml(host, element)
  bindOrder(host)
  bindLinks(host)
  bindAdding(host, failure)
  if (all(document, anatomy.target).length > 1) bindRetarget(host)
  bindPrefetch(host)
  // While we say what has come, the server's own live region would say it again.
  live(host, RESULT.count, (count, life) => adoptAs(life, count, { attributes: { role: null, 'aria-relevant': null } }), element)
  /** Says how many there are, in the shop's own words where it has some; the same is not said again of what nobody asked for. */
  const announceResult = (reason: Reason) => {
    const words = element.querySelector(`${RESULT.count}, ${RESULT.none}`)?.textContent?.replace(/\s+/g, ' ').trim() || host.t('loaded')
    if (reason !== 'refresh' || words !== said) host.announce(words)
    said = words
  }
  return {
    show(html, reason) {
      if (reason === 'refresh' && listSame(last, html)) return false
      last = html
      failure.clear('load')
      region.replace(html, keptBy(host, reason))
      readPrices(host)
      goTo(host, reason)
      announceResult(reason)
      return true
    },
    failure,
    free: createIdleWait(host),
    rememberAsked(url) {
      if (!listedOf(host).isTarget) return
      remembered?.end()
      remembered = host.branch()
      adoptAs(remembered, element, { attributes: { [ASKED]: url } })
    },
  }
}
