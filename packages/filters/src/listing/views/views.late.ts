import { adoptAs, live } from '@tillkit/mount'
import { browserStorage, listen } from '@tillkit/dom'
import { type ListingHost, all, closestTo, isPlain, scrollTo } from '../../panel/context.ts'
import { ICONS, anatomy } from '../../filters.anatomy.ts'
import { pageName } from '../../address/listing-address.ts'
import { parseAddress } from '../../address/address-query.ts'
import { iconClass, OVERLAY, memoryOf, oldPageName } from './anatomy.ts'
import { pageId } from './listing-view.ts'

/** What a listing shows before anybody uses it. */
export { bindView } from './listing-view.ts'

/** Pictures that show an icon when they are pointed at take it from the listing's own attributes. */
export function bindOverlays(host: ListingHost): void {
  const icons = Object.fromEntries(ICONS.flatMap((name) => {
    const icon = host.element.getAttribute(name)
    return icon === null ? [] : [[name, icon]]
  }))
  const marks = Object.fromEntries(Object.keys(icons).map((name) => [iconClass(name), true]))
  live(host, OVERLAY, (overlay, life) => adoptAs(life, overlay, { attributes: icons, classes: marks }), host.element)
}

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
