import { copyField, type Field, fieldState, invoke, isIn, isTicked, dispatchChange } from '@tillkit/dom'

const HELD = 'input:not([type=file], [type=submit], [type=button]), select, textarea'

/** What a field holds, and where the caret is in it. */
interface FocusedField {
  readonly field: Field
  readonly caret: readonly [number, number] | undefined
}

/**
 * Remembers what fields hold by their ids, for regions that are replaced whole: card fields have no names, so that they are not sent.
 * @param regions finds the regions, before and after
 * @returns gives it back: ticks as they were, choices that are there again, and text where the server printed none
 */
export function saveFieldsById(regions: () => readonly Element[]): () => void {
  const all = () => regions().flatMap((region) => [...invoke(region, 'querySelectorAll', HELD)] as Field[])
  const saved = new Map(all().flatMap((field) => (field.id ? [[field.id, { field, caret: caretOf(field) }] as const] : [])))
  return () => {
    for (const field of all()) giveBack(field, saved.get(field.id))
  }
}

function giveBack(field: Field, { field: before, caret }: Partial<FocusedField> = {}): void {
  if (!before || before === field || fieldState(before) === fieldState(field)) return
  const isText = !isTicked(field) && !(field instanceof HTMLSelectElement)
  if (isText && field.value !== '') return
  const was = fieldState(field)
  copyField(before, field)
  if (fieldState(field) === was) return
  // What is set anew has its caret at its end.
  if (caret && isIn(field) && 'setSelectionRange' in field) field.setSelectionRange(...caret)
  dispatchChange(field)
}

function caretOf(field: Field): FocusedField['caret'] {
  if (field instanceof HTMLSelectElement || !isIn(field)) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
