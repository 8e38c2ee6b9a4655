import { anatomy } from '../filters.anatomy.ts'
import type { ListedShop } from '../model/listing.ts'
import { all, type ShopHost } from './context.ts'

/** What addresses mean to a shop: of several targets, the first that can be seen is the one. */
export function listedOf({ element, config }: ShopHost): ListedShop {
  const targets = all(document, anatomy.target)
  const seen = targets.find((target) => target.getClientRects().length > 0) ?? targets[0]
  return { isTarget: seen === element, position: all(document, anatomy.shop).indexOf(element) + 1, order: config.order }
}

/** The prices of what the target lists, for the price range. */
export function readPrices(host: ShopHost): void {
  if (!listedOf(host).isTarget) return
  const { dataset = {} as DOMStringMap } = host.element.querySelector<HTMLElement>(anatomy.priceRange) ?? {}
  const number = (text: string | undefined) => (text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text))
  host.store.setPrices({ min: number(dataset['min']), max: number(dataset['max']) })
}
