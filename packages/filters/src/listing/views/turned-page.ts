import { browserStorage, listen } from '@tillkit/dom'
import { anatomy } from '../../filters.anatomy.ts'
import { all, closestTo, isPlain, scrollTo, type ListingHost } from '../../panel/context.ts'
import { pageId } from './listing-view.ts'
import { pageName } from '../../address/listing-address.ts'
import { parseAddress } from '../../address/address-query.ts'
import { memoryOf, oldPageName } from './anatomy.ts'

/** Shows the listing again whose page link the browser has followed: the plugin's own memory, under its own name. */
export function bindTurnedPage(host: ListingHost): void {
  const { element, config } = host
  const key = memoryOf(pageId())
  const names = [pageName(all(document, anatomy.shop).indexOf(element) + 1), oldPageName(config.index)]
  const isTurned = parseAddress(location).parameters.some(({ name }) => names.some((own) => name === own || name.startsWith(`${own}[`)))
  // Where nothing is kept the page opens at its top, as any page does.
  if (browserStorage.read(key) === config.index) {
    browserStorage.write(key, null)
    if (isTurned) scrollTo(element)
  }
  // At the document, behind whoever answers page links in the listing: it remembers those that the browser follows.
  listen<MouseEvent>(host, document, 'click', (event) => {
    if (isPlain(event) && closestTo(event, anatomy.pageLink, element)) browserStorage.write(key, config.index)
  })
}
