import { hasBox } from '@tillkit/dom'
import { anatomy, priceKeys } from '../filters.anatomy.ts'
import type { ListingPlace } from './listing-address.ts'
import { all, type ListingHost } from '../panel/context.ts'

/** What addresses mean to a listing: of several targets, the first that can be seen is the one. */
export function listedOf({ element, config }: ListingHost): ListingPlace {
  const targets = all(document, anatomy.target)
  // One alone is it, whether or not it can be seen: to ask would have the browser lay the page out.
  const seen = targets.length > 1 ? targets.find(hasBox) : undefined
  return { isTarget: (seen ?? targets[0]) === element, position: all(document, anatomy.shop).indexOf(element) + 1, order: config.order }
}

/** The prices of what the target lists, for the price range. */
export function readPrices(host: ListingHost): void {
  if (!listedOf(host).isTarget) return
  const { dataset = {} as DOMStringMap } = host.element.querySelector<HTMLElement>(anatomy.priceRange) ?? {}
  const number = (text: string | undefined) => (text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text))
  host.store.setPrices({ min: number(dataset[priceKeys.min]), max: number(dataset[priceKeys.max]) })
}
