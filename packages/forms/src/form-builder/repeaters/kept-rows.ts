import { invoke, readStored, type StoredValues, tabStorage, writeStored } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { keptRowsName } from '../drafts.ts'
import type { Binding } from '../context.ts'
import { anatomy } from './anatomy.ts'
import { makeRow, numberOf, placeRow, readRepeater, type Repeater, rowsIn, writeRows } from './read-repeater.ts'
import { readNumbers } from './rows.model.ts'

/** How long it is kept, in ms: as long as what is typed in the rows. */
const DAY = 24 * 60 * 60 * 1000

const storedOf = (formId: string): StoredValues => ({
  storage: tabStorage,
  name: keptRowsName(formId),
  stamp: () => ({ at: Date.now() }),
  isValid: ({ at }) => typeof at === 'number' && Date.now() - at < DAY,
})

const readKept = (formId: string): Readonly<Record<string, unknown>> => Object(readStored(storedOf(formId))) as Record<string, unknown>

/** Keeps in this tab which rows a repeater has. */
export function keepRows(formId: string, { id, list }: Repeater): void {
  writeStored(storedOf(formId), { ...readKept(formId), [id]: list?.value ?? '[]' })
}

/** Forgets it: the form was sent. */
export const forgetRows = (formId: string): void => void writeStored(storedOf(formId), {})

/**
 * Brings back the rows that a form had when its page was left: those that this tab knows of, and those that the browser has put back into the list of rows.
 * What was typed in them comes back behind them, as in all fields.
 */
export function restoreRows({ host, form: { form, formId } }: Omit<Binding, 'parts'>): void {
  const kept = host.options.drafts ? readKept(formId) : {}
  for (const element of invoke(form, 'querySelectorAll', anatomy.repeater)) {
    if (!(element instanceof HTMLElement)) continue
    const repeater = readRepeater(element)
    const known = isRecord(kept) ? kept[repeater.id] : undefined
    restore(repeater, (typeof known === 'string' ? readNumbers(known) : undefined) ?? readNumbers(repeater.list?.value ?? '') ?? [])
  }
}

/** Each behind the one that stood before it, as long as there is room. */
function restore(repeater: Repeater, numbers: readonly number[]): void {
  let before: Element | undefined
  for (const number of numbers) {
    const rows = rowsIn(repeater)
    const there = rows.find((row) => numberOf(row) === number)
    const row = there ?? (rows.length + 1 < repeater.limits.max ? makeRow(repeater, number) : undefined)
    if (row && row !== there) placeRow(repeater, row, before)
    before = row ?? before
  }
  if (numbers.length > 0) writeRows(repeater)
}
