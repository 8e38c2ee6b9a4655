/** What a field holds: a text; or what is chosen of a group, in the group's order. A single box is a group of one. */
export type Value = string | readonly string[]

/** Whether nothing is typed or chosen. Spaces are something. */
export const isEmpty = (value: Value): boolean => value.length === 0

/** Whether two values say the same. */
export const isSameValue = (one: Value, other: Value): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((part, index) => part === other[index])

/** A value as one text. */
export const textOf = (value: Value): string => (typeof value === 'string' ? value : value.join(', '))
