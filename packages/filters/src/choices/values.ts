import { ALL, isList, isMultiple, MENU_ORDER, REAL, type Choices, type Filter } from './filter.ts'
import { normalRange } from './range.ts'

/**
 * What of these values a section can show. Whatever an address says, only this becomes a choice: options that exist, a
 * range of numbers, one to five stars, a text. Lists understand the joined form (`12,15`) too.
 */
export function accepted(filter: Filter, values: readonly string[]): string[] {
  if (isList(filter)) return acceptedOptions(filter, values)
  const found = values.map((value) => normalOf(filter, value)).find((value) => value !== '')
  return found === undefined ? [] : [found]
}

function acceptedOptions(filter: Filter, values: readonly string[]): string[] {
  const wanted = [...new Set(values.flatMap((value) => [value, ...value.split(',')]))]
  const offered = offeredBy(filter)
  const place = (value: string) => offered.get(value) ?? -1
  const found = wanted.filter((value) => offered.has(value))
  // Several stand in the order of the list; of several where one can be chosen, it is the one that the address names first.
  return isMultiple(filter) ? found.sort((one, other) => place(one) - place(other)) : found.slice(0, 1)
}

const known = new WeakMap<Filter, ReadonlyMap<string, number>>()

/** The values that a list can choose, each with its place. Reckoned once a section: a list may have a thousand. */
function offeredBy(filter: Filter): ReadonlyMap<string, number> {
  const none = nothing(filter)
  const offered = known.get(filter) ?? new Map(filter.options.flatMap(({ value }, at) => (none.includes(value) ? [] : [[value, at]])))
  known.set(filter, offered)
  return offered
}

/** Whether a section can show this one value. */
export function offers(filter: Filter, value: string): boolean {
  return isList(filter) ? offeredBy(filter).has(value) : normalOf(filter, value) !== ''
}

/** The options that say "no filter". */
function nothing({ real, standard }: Filter): readonly string[] {
  return real === REAL.order ? [ALL, MENU_ORDER, ...(standard === undefined ? [] : [standard])] : [ALL]
}

function normalOf({ type }: Filter, value: string): string {
  if (type === 'search') return value.trim()
  if (type === 'stars') return /^[1-5]\+?$/.test(value) ? value : ''
  return normalRange(value)
}

/** What all sections together make of the values of each name. */
export function readChoices(filters: readonly Filter[], valuesFor: (real: string) => readonly string[]): Choices {
  const choices: Record<string, readonly string[]> = {}
  for (const filter of filters) {
    const found = accepted(filter, valuesFor(filter.real))
    if (found.length > 0) choices[filter.real] = [...new Set([...(choices[filter.real] ?? []), ...found])]
  }
  return choices
}

/** The values that one section shows of what is chosen; the very same list while it says the same. */
export function shownIn(filter: Filter, choices: Choices): readonly string[] {
  return accepted(filter, choices[filter.real] ?? [])
}

/**
 * The values of a name after a section has been set to these: what only other sections of the same name offer stays
 * where several values can be chosen.
 */
export function withValues(filter: Filter, before: readonly string[], values: readonly string[]): readonly string[] {
  const mine = accepted(filter, values)
  if (!isMultiple(filter)) return mine
  return [...before.filter((value) => !offers(filter, value)), ...mine]
}

/** The choices of some sections. */
export function pick(choices: Choices, own: readonly Filter[]): Choices {
  const names = new Set(own.map(({ real }) => real))
  return Object.fromEntries(Object.entries(choices).filter(([real]) => names.has(real)))
}

/** Whether two lists hold the same values, in whatever order. */
export function sameValues(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const others = new Set(other)
  return one.length === other.length && one.every((value) => others.has(value))
}

/** Whether the same is chosen. */
export function sameChoices(one: Choices, other: Choices): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => sameValues(one[name], other[name]))
}

/** Whether two lists hold the same, in the same order. */
export function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
