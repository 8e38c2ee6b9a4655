import { isMultiple, type Choices, type Filter } from './filter.ts'
import { readChoices } from './values.ts'

/** One value that shall be chosen, or no longer, once its panel applies it. */
export interface PendingEdit {
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

/** The pending edits after a panel's section went from some values to others. The panel's newest word on a value counts. */
export function withEdits(edits: readonly PendingEdit[], filter: Filter, { before, after }: Step): readonly PendingEdit[] {
  const { panel, real } = filter
  const isOnly = !isMultiple(filter)
  const change = (values: readonly string[], others: readonly string[], isOn: boolean): PendingEdit[] =>
    values.filter((value) => !others.includes(value)).map((value) => ({ panel, real, value, isOn, isOnly }))
  const changes = [...change(before, after, false), ...change(after, before, true)]
  return [...edits.filter((old) => old.panel !== panel || !isOver(old, changes)), ...changes]
}

/** Whether later edits override this one. */
export function isOver({ real, value }: PendingEdit, by: readonly PendingEdit[]): boolean {
  return by.some((one) => one.real === real && (one.isOnly || one.value === value))
}

/** What the names that pending edits concern would have once they are applied; an empty list where nothing is left. */
export function editedChoices(choices: Choices, edits: readonly PendingEdit[], filters: readonly Filter[]): Choices {
  const names = new Set(edits.map(({ real }) => real))
  const valuesFor = (real: string) => {
    const own = edits.filter((one) => one.real === real)
    const gone = new Set(own.flatMap(({ value, isOn }) => (isOn ? [] : [value])))
    const kept = own.some(({ isOnly }) => isOnly) ? [] : (choices[real] ?? []).filter((value) => !gone.has(value))
    return [...kept, ...own.flatMap(({ value, isOn }) => (isOn ? [value] : []))]
  }
  const none = Object.fromEntries([...names].map((real) => [real, []]))
  return { ...none, ...readChoices(filters.filter(({ real }) => names.has(real)), valuesFor) }
}
