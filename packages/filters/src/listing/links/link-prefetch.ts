import { createDebounce, listen } from '@tillkit/dom'
import { savesData } from '@tillkit/mount'
import { hasAjaxListeners } from '@tillkit/platform'
import { anatomy } from '../../filters.anatomy.ts'
import { pageName } from '../../address/listing-address.ts'
import { all, closestTo, isPlain, type ListingHost } from '../../panel/context.ts'
import { fetchAhead } from '../requests/fetch-ahead.ts'
import { pageOf } from './listing-links.ts'

/** How long pointer or focus rest on a page link before its page is fetched, in ms: a link that is only passed fetches nothing. */
const REST = 80

/** Fetches the page of a link that somebody is about to follow, unless the shopper saves data or other scripts wait for answers. */
export function bindPrefetch(host: ListingHost): void {
  const { element, store, config } = host
  if (!host.options.prefetch || savesData()) return
  const resting = createDebounce(host)
  let last: HTMLAnchorElement | undefined
  const fetch = (link: HTMLAnchorElement | undefined) => {
    resting.cancel()
    if (hasAjaxListeners()) return
    // One whose listing has gone meanwhile leads to a page of that one.
    const page = link?.isConnected ? pageOf(link, pageName(all(document, anatomy.shop).indexOf(element) + 1)) : undefined
    if (page !== undefined) fetchAhead(store.loading, config.name, page)
  }
  const rest = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, anatomy.pageLink, element)
    if (link === last) return
    resting.cancel()
    last = link
    if (link) resting.schedule(REST, () => fetch(link))
  }
  // A new listing puts its links under a pointer that rests, and takes the focus to one: neither is the shopper's doing.
  listen<PointerEvent>(host, element, 'pointermove', (event) => {
    if (event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0)) rest(event)
  })
  listen(host, element, 'pointerleave', rest)
  listen<FocusEvent>(host, element, 'focusin', (event) => {
    if (event.relatedTarget) rest(event)
  })
  // A link that the keyboard has left is only passed, wherever the focus goes.
  listen(host, element, 'focusout', () => {
    resting.cancel()
    last = undefined
  })
  listen<PointerEvent>(host, element, 'pointerdown', (event) => {
    if (isPlain(event)) fetch(closestTo<HTMLAnchorElement>(event, anatomy.pageLink, element))
  })
}
