import { listen } from '@tillkit/dom'
import { anatomy, attributes } from '../../filters.anatomy.ts'
import { REAL } from '../../choices/filter.ts'
import { pageName, publicName } from '../../address/listing-address.ts'
import { parseAddress, valuesOf } from '../../address/address-query.ts'
import { all, closestTo, isPlain, type ListingHost } from '../../panel/context.ts'
import { FILTER_ADDRESS, SHOWN_SECTION } from '../anatomy.ts'

/** Lets page and category links load the listing. One that asks for a tab of its own, or that we cannot read, is followed. */
export function bindLinks(host: ListingHost): void {
  const { element, store, config } = host
  listen<MouseEvent>(host, element, 'click', (event) => {
    if (!isPlain(event)) return
    const page = pageOf(closestTo<HTMLAnchorElement>(event, anatomy.pageLink, element), pageName(positionOf(host)))
    if (page !== undefined) {
      event.preventDefault()
      return store.turn(config.name, page)
    }
    const address = categoryOf(host, closestTo<HTMLAnchorElement>(event, anatomy.categoryLink, element))
    if (!address) return
    event.preventDefault()
    store.follow(address)
  })
}

function positionOf({ element }: ListingHost): number {
  return all(document, anatomy.shop).indexOf(element) + 1
}

/** The address that a category's link filters by, where the page has a category filter that shows it. */
function categoryOf({ store }: ListingHost, link: HTMLAnchorElement | undefined) {
  const { aliases } = store.getState()
  const isShown = all(document, anatomy.section + SHOWN_SECTION).some(
    (section) => section.getAttribute(attributes.real) === REAL.category,
  )
  if (!link || !isShown || publicName(REAL.category, aliases) !== REAL.category) return undefined
  const url = readUrl(link.getAttribute(FILTER_ADDRESS) ?? '')
  return url?.origin === location.origin ? parseAddress(url) : undefined
}

function readUrl(encoded: string): URL | undefined {
  try {
    return new URL(decodeURIComponent(encoded), location.href)
  } catch {
    return undefined
  }
}

/** The page that a link leads to, by the shop's own parameter. */
export function pageOf(link: HTMLAnchorElement | undefined, name: string): number | undefined {
  if (!link || link.origin !== location.origin) return undefined
  const page = Number(valuesOf(parseAddress(link).parameters, name).at(-1))
  return Number.isInteger(page) && page > 0 ? page : undefined
}
