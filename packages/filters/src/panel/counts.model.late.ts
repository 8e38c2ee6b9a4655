import { REAL } from '../choices/filter.ts'
import { countsAddress, publicName, type Names } from '../address/listing-address.ts'
import type { Address } from '../address/query.ts'

/**
 * What numbers of products depend on: while it is the same, there is nothing to ask. Order and page change none of them.
 * @param orders the names of the orders of the page's shops, as those say them
 */
export function countedBy(address: Address, names: Names, orders: readonly string[]): string {
  const apart = [publicName(REAL.order, names.aliases), ...orders]
  const isApart = (name: string) => apart.includes(name) || /^shop(Page|Order)\d*$/.test(name)
  return countsAddress({ ...address, parameters: address.parameters.filter(({ name }) => !isApart(name)) }, names)
}

/**
 * The numbers of an answer, in the order in which they were asked for; one that is missing is `undefined`.
 * @returns undefined where the answer is no list of that length
 */
export function readCounts(text: string, length: number): (number | undefined)[] | undefined {
  const list = parsed(text)
  if (!Array.isArray(list) || list.length !== length) return undefined
  return list.map((item: unknown) => {
    const { count } = Object(item) as { count?: unknown }
    const number = typeof count === 'string' && count.trim() !== '' ? Number(count) : count
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
