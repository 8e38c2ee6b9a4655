import { parseAddress, valuesOf } from '../../address/address-query.ts'

/** The page that a link leads to, by the shop's own parameter. */
export function pageOf(link: HTMLAnchorElement | undefined, name: string): number | undefined {
  if (!link || link.origin !== location.origin) return undefined
  const page = Number(valuesOf(parseAddress(link).parameters, name).at(-1))
  return Number.isInteger(page) && page > 0 ? page : undefined
}
