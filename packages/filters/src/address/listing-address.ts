import { ADD } from '../filters.anatomy.ts'
import { isMultiple, MENU_ORDER, REAL, type Choices, type Filter } from '../choices/filter.ts'
import { addressText, joined, parameter, valuesOf, type Address, type Parameter } from './address-query.ts'
import { offers, readChoices, sameChoices } from '../choices/values.ts'

/** The shop's own names for the filters: an alias for each real name that has one, `%s` in it for a taxonomy. */
export type Aliases = Readonly<Record<string, string>>

const FAMILY = /^(shopAttribute|shopTaxonomy)_(.+)$/

/** The name that an address has for a filter. Only exact names and the two families with a taxonomy can have an alias. */
export function publicName(real: string, aliases: Aliases): string {
  if (Object.hasOwn(aliases, real)) return aliases[real] ?? real
  const [, family = '', taxonomy = ''] = FAMILY.exec(real) ?? []
  const alias = Object.hasOwn(aliases, family) ? aliases[family] : undefined
  return alias === undefined ? real : alias.split('%s').join(taxonomy)
}

/** A page's filters under the names that its addresses have. */
export interface Names {
  readonly filters: readonly Filter[]
  readonly aliases: Aliases
}

/** What an address chooses. */
export function choicesOf(address: Address, { filters, aliases }: Names): Choices {
  return readChoices(filters, (real) => valuesOf(address.parameters, publicName(real, aliases)))
}

const PAGE = /^shopPage\d*$/
const ORDER = /^shopOrder\d*$/

/** The parameter of the page number of the Nth listing on a page, counted from one. */
export function pageName(position: number): string {
  return position > 1 ? `shopPage${position}` : 'shopPage'
}

/** What sections choose, and under which names. */
export interface NamedChoices {
  readonly choices: Choices
  readonly aliases: Aliases
}

/** The address that applies a panel's sections: their parameters anew, the first page, nothing put into the cart. */
export function withChoices(address: Address, own: readonly Filter[], { choices, aliases }: NamedChoices): Address {
  const names = [...new Set(own.map(({ real }) => real))]
  const publics = new Set(names.map((real) => publicName(real, aliases)))
  const kept = withoutPages(address).parameters.filter(({ name }) => !publics.has(name))
  const added = names.flatMap((real) => (choices[real] ?? []).map((value) => parameter(publicName(real, aliases), value)))
  return { ...address, parameters: [...kept, ...added] }
}

/** The address of the first page of all listings, without a question for the cart. */
export function withoutPages(address: Address): Address {
  return { ...address, parameters: address.parameters.filter(({ name }) => name !== ADD && !PAGE.test(name)) }
}

/** The address with one parameter set, or without it; where it stood, it stands again. */
export function withParameter(address: Address, name: string, value: string | null): Address {
  const at = address.parameters.findIndex((one) => one.name === name)
  const rest = address.parameters.filter((one) => one.name !== name)
  const place = at < 0 ? rest.length : at
  const added = value === null ? [] : [parameter(name, value)]
  return { ...address, parameters: [...rest.slice(0, place), ...added, ...rest.slice(place)] }
}

/** The address for another order: from its first page, without a question for the cart. */
export function withOrder(address: Address, names: { readonly order: string; readonly page: string }, value: string): Address {
  const paged = withParameter(withParameter(address, names.page, null), ADD, null)
  return withParameter(paged, names.order, value === MENU_ORDER ? null : value)
}

/** The address for another page, without a question for the cart; the very same one for the page that it has. */
export function withPage(address: Address, name: string, page: number): Address {
  if (String(page) === (valuesOf(address.parameters, name).at(-1) ?? '1')) return address
  return withParameter(withParameter(address, ADD, null), name, String(page))
}

/** Whether two addresses list the same: choices compared as what they mean, the rest letter by letter in any order. */
export function listsTheSame(one: Address, other: Address, names: Names): boolean {
  return (
    one.path === other.path &&
    sameChoices(choicesOf(one, names), choicesOf(other, names)) &&
    restOf(one, names) === restOf(other, names)
  )
}

function restOf({ parameters }: Address, { filters, aliases }: Names): string {
  const ours = new Set(filters.map(({ real }) => publicName(real, aliases)))
  return written(parameters.filter(({ name }) => name !== ADD && !PAGE.test(name) && !ours.has(name)))
}

function written(parameters: readonly Parameter[]): string {
  return parameters.map(({ raw }) => raw).sort().join('&')
}

/** A listing of the page, as addresses concern it. */
export interface ListingPlace {
  /** Whether filters change it. */
  readonly isTarget: boolean
  /** Its place among the page's listings, from one. */
  readonly position: number
  /** The name of its order's parameter. */
  readonly order: string
}

/** What a page's addresses may speak of. */
export interface Known {
  readonly names: Names
  /** The names of the orders of all the page's listings. */
  readonly orders: readonly string[]
}

/** What of an address concerns a listing: while it is the same, there is nothing to load. */
export function relevantAddress(address: Address, listing: ListingPlace, { names: { filters, aliases }, orders }: Known): string {
  const ours = new Set(filters.map(({ real }) => publicName(real, aliases)))
  const page = pageName(listing.position)
  const own = address.parameters.filter(({ name, value }) => {
    if (name === ADD) return false
    if (name === page) return value !== '1'
    if (name === listing.order) return true
    if (ours.has(name)) return listing.isTarget
    return !PAGE.test(name) && !ORDER.test(name) && !orders.includes(name)
  })
  return `${address.path}?${written(own)}`
}

/** The address of a request for the listing: as on the page, repeated values joined. */
export function requestAddress(address: Address, names: Names): string {
  return joinedAddress(address, names, (real) => publicName(real, names.aliases))
}

/** The address of a request for numbers of products: under the server's own names. */
export function countsAddress(address: Address, names: Names): string {
  return joinedAddress(address, names, (real) => real)
}

function joinedAddress(address: Address, { filters, aliases }: Names, named: (real: string) => string): string {
  const names = new Map(filters.map(({ real }) => [publicName(real, aliases), named(real)]))
  // The shop puts a product into the cart whatever else it is asked by such an address.
  const { parameters } = withParameter(address, ADD, null)
  return addressText({ ...address, parameters: joined(parameters, names) }, { withHash: false })
}

/** The choices that are in force: a section that is hidden chooses nothing. */
export function effective(filters: readonly Filter[], choices: Choices, isHidden: (filter: Filter) => boolean): Choices {
  const seen = filters.filter((filter) => !isHidden(filter))
  const kept: Record<string, readonly string[]> = {}
  for (const [real, values] of Object.entries(choices)) {
    const left = seen.filter((filter) => filter.real === real)
    const shown = values.filter((value) => left.some((filter) => offers(filter, value)))
    if (shown.length > 0) kept[real] = shown
  }
  return kept
}

/** Whether a section has to be hidden because of the category that is chosen. Where no section asks for one, none is. */
export function isHiddenByCategory({ condition }: Filter, filters: readonly Filter[], choices: Choices): boolean {
  if (condition.kind !== 'category' || !filters.some(({ real }) => real === REAL.category)) return false
  return !(choices[REAL.category] ?? []).some((id) => condition.ids.includes(id))
}

/** How many choices a section counts in its title. */
export function countOf(filter: Filter, values: readonly string[]): number {
  return isMultiple(filter) ? values.length : Math.min(values.length, 1)
}
