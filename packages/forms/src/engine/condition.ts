import type { Value } from './value.ts'

/** One question to another field. Its operator is the family's. */
export interface ConditionTest {
  /** The field that is asked, by its id. */
  readonly source: string
  readonly test: (value: Value) => boolean
  /** What a field that is hidden is taken to hold, in families that empty it. Default: a hidden field meets no test. */
  readonly hiddenAs?: Value
}

/** What a field is shown for: tests, groups of them, and the opposite of one. `all` of none is met, `any` of none is not. */
export type Condition =
  | ConditionTest
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

/** How a form's values stand, for a condition to be met or not. */
export interface FieldValues {
  readonly valueOf: (id: string) => Value
  /** Whether a field is there and shown. */
  readonly isShown: (id: string) => boolean
}

/** Whether a condition is met. A field that is not shown, or not there, meets no test, whatever the test asks for; or is taken as it says. */
export function isMet(condition: Condition, values: FieldValues): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(part, values))
  if ('any' in condition) return condition.any.some((part) => isMet(part, values))
  if ('not' in condition) return !isMet(condition.not, values)
  const { source, test, hiddenAs } = condition
  const value = values.isShown(source) ? values.valueOf(source) : hiddenAs
  return value !== undefined && test(value)
}

/** The fields that a condition asks, each as often as it is asked. */
export function sourcesOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(sourcesOf)
  if ('any' in condition) return condition.any.flatMap(sourcesOf)
  return 'not' in condition ? sourcesOf(condition.not) : [condition.source]
}
