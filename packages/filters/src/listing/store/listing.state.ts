import { REAL, type Choices, type Filter } from '../../choices/filter.ts'
import { choicesOf, effective, isHiddenByCategory, withChoices, type Aliases } from '../../address/listing-address.ts'
import type { Address } from '../../address/address-query.ts'
import { sameValues } from '../../choices/values.ts'
import { editedChoices, type PendingEdit } from '../../choices/pending-edits.ts'

/** How far a listing is. */
export type ListingPhase = 'ready' | 'loading' | 'failed'

/** The numbers of products of a section's options, by value. */
export type OptionCounts = ReadonlyMap<string, number>

/** What the page's panels and listings show. */
export interface State {
  readonly address: Address
  /** The sections of all panels, in the order of the page. */
  readonly filters: readonly Filter[]
  readonly aliases: Aliases
  /** What the address chooses. */
  readonly applied: Choices
  /** What is chosen and not applied yet. */
  readonly edits: readonly PendingEdit[]
  /** What the names that pending edits concern would have, by the real name; an empty list takes a choice away. */
  readonly pending: Choices
  /** What the panels show: applied, then pending, without sections that are hidden. */
  readonly chosen: Choices
  /** The sections that are hidden, by id. */
  readonly hidden: ReadonlySet<string>
  /** The sections whose options all have no products, by id. */
  readonly empty: ReadonlySet<string>
  /** Numbers of products by section, then by value. */
  readonly counts: Readonly<Record<string, OptionCounts>>
  /** How many products a panel's pending choices would list, where the shop told. */
  readonly totals: Readonly<Record<string, number | undefined>>
  readonly shops: Readonly<Record<string, ListingPhase>>
  /** The least and the largest price of what the target lists; `null` where it does not say. */
  readonly prices: { readonly min: number | null; readonly max: number | null }
  /** What was chosen in a panel before it was cleared, until something else is chosen. */
  readonly undo: { readonly panel: string; readonly choices: Choices } | null
}

/** What the rest follows from. */
export type Facts = Omit<State, 'applied' | 'pending' | 'chosen' | 'hidden'>

/** The whole state from its facts. */
export function stateOf(facts: Facts): State {
  const { address, filters, edits, empty } = facts
  const applied = choicesOf(address, facts)
  const pending = editedChoices(applied, edits, filters)
  const wanted = { ...applied, ...pending }
  // First what a category hides, by the categories that are themselves to be seen.
  const isEmpty = (filter: Filter) => filter.condition.kind === 'notempty' && empty.has(filter.id)
  const seen = effective(filters, { [REAL.category]: wanted[REAL.category] ?? [] }, isEmpty)
  const isHidden = (filter: Filter) => isEmpty(filter) || isHiddenByCategory(filter, filters, seen)
  return {
    ...facts,
    applied,
    pending,
    hidden: new Set(filters.filter(isHidden).map(({ id }) => id)),
    chosen: effective(filters, wanted, isHidden),
  }
}

/** A page of which nothing is known but its address. */
export function firstState(address: Address, aliases: Aliases): State {
  const prices = { min: null, max: null }
  return stateOf({ address, aliases, filters: [], edits: [], empty: new Set(), counts: {}, totals: {}, shops: {}, prices, undo: null })
}

/** An address without what sections choose that are hidden where it leads. */
export function withoutHidden(address: Address, facts: Facts): Address {
  if (facts.filters.every(({ condition }) => condition.kind === 'always')) return address
  const { applied, chosen, filters, aliases } = stateOf({ ...facts, address, edits: [] })
  const lost = filters.filter(({ real }) => !sameValues(applied[real], chosen[real]))
  return lost.length > 0 ? withChoices(address, lost, { choices: chosen, aliases }) : address
}

/** What is applied and still chosen: a choice that waits for Apply has no chip yet, one that was taken back has none any more. */
export function visibleChoices({ applied, chosen }: State): Choices {
  return Object.fromEntries(
    Object.entries(applied).map(([real, values]) => [real, values.filter((value) => chosen[real]?.includes(value))]),
  )
}
