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
  const wanted = new Set(values.flatMap((value) => [value, ...value.split(',')]))
  for (const none of nothing(filter)) wanted.delete(none)
  const found = filter.options.flatMap(({ value }) => (wanted.has(value) ? [value] : []))
  const once = [...new Set(found)]
  if (isMultiple(filter)) return once
  // Of several, the one that the address names first.
  const first = values.flatMap((value) => [value, ...value.split(',')]).find((value) => once.includes(value))
  return first === undefined ? [] : [first]
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
    const known = choices[filter.real] ?? []
    if (found.length > 0) choices[filter.real] = [...known, ...found.filter((value) => !known.includes(value))]
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
  const offered = new Set(filter.options.map(({ value }) => value))
  return [...before.filter((value) => !offered.has(value)), ...mine]
}

/** Whether two lists hold the same values, in whatever order. */
export function sameValues(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}

/** Whether the same is chosen. */
export function sameChoices(one: Choices, other: Choices): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => sameValues(one[name], other[name]))
}
