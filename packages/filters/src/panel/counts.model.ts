import { REAL } from '../choices/filter.ts'
import { countsAddress, publicName, type Names } from '../address/listing-address.ts'
import type { Address } from '../address/address-query.ts'

/**
 * What numbers of products depend on: while it is the same, there is nothing to ask. Order and page change none of them.
 * @param orders the names of the orders of the page's listings, as those say them
 */
export function countedBy(address: Address, names: Names, orders: readonly string[]): string {
  const apart = [publicName(REAL.order, names.aliases), ...orders]
  const isApart = (name: string) => apart.includes(name) || /^shop(Page|Order)\d*$/.test(name)
  return countsAddress({ ...address, parameters: address.parameters.filter(({ name }) => !isApart(name)) }, names)
}
