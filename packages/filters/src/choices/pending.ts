import { isMultiple, type Choices, type Filter } from './filter.ts'
import { readChoices } from './values.ts'

/** One value that shall be chosen, or no longer, once its panel applies it. */
export interface Wish {
  readonly panel: string
  readonly real: string
  readonly value: string
  readonly isOn: boolean
  /** Whether it takes the place of all other values: of the section, one can be chosen. */
  readonly isOnly: boolean
}

/** The values that a section goes from, and those that it goes to. */
interface Step {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** The wishes after a panel's section went from some values to others. The panel's newest word on a value counts. */
export function wish(wishes: readonly Wish[], filter: Filter, { before, after }: Step): readonly Wish[] {
  const { panel, real } = filter
  const isOnly = !isMultiple(filter)
  const change = (values: readonly string[], others: readonly string[], isOn: boolean): Wish[] =>
    values.filter((value) => !others.includes(value)).map((value) => ({ panel, real, value, isOn, isOnly }))
  const changes = [...change(before, after, false), ...change(after, before, true)]
  return [...wishes.filter((old) => old.panel !== panel || !isOver(old, changes)), ...changes]
}

/** Whether others have the last word on what was wished. */
export function isOver({ real, value }: Wish, by: readonly Wish[]): boolean {
  return by.some((one) => one.real === real && (one.isOnly || one.value === value))
}

/** What the names that wishes concern would have once they are granted; an empty list where nothing is left. */
export function granted(choices: Choices, wishes: readonly Wish[], filters: readonly Filter[]): Choices {
  const names = new Set(wishes.map(({ real }) => real))
  const valuesFor = (real: string) => {
    const own = wishes.filter((one) => one.real === real)
    const gone = new Set(own.flatMap(({ value, isOn }) => (isOn ? [] : [value])))
    const kept = own.some(({ isOnly }) => isOnly) ? [] : (choices[real] ?? []).filter((value) => !gone.has(value))
    return [...kept, ...own.flatMap(({ value, isOn }) => (isOn ? [value] : []))]
  }
  const none = Object.fromEntries([...names].map((real) => [real, []]))
  return { ...none, ...readChoices(filters.filter(({ real }) => names.has(real)), valuesFor) }
}
