import type { FieldRule, Locale } from './locale.schema.ts'

/** What an address of a country says of each field. What its locale hides is not required, as on the server. */
export function rulesFor({ byCountry, usual, rows }: Locale, country: string): ReadonlyMap<string, FieldRule> {
  const own = Object.hasOwn(byCountry, country) ? (byCountry[country] ?? {}) : {}
  return new Map(
    Object.keys(rows).map((field) => {
      const rule = { ...usual[field], ...own[field] }
      return [field, { ...rule, required: rule.required === true && rule.hidden !== true }]
    }),
  )
}

/**
 * The order of rows by their priorities; equal ones stay as they are, and one without a priority comes right behind the one before it.
 * @returns the places that the rows have now, in the order in which they shall stand
 */
export function orderOf(priorities: readonly (number | undefined)[]): number[] {
  let last = 0
  const filled = priorities.map((priority) => (last = priority || last + 1))
  return filled.map((_priority, at) => at).sort((one, other) => (filled[one] ?? 0) - (filled[other] ?? 0) || one - other)
}
