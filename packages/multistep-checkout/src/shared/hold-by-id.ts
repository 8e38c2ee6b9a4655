import { copyField, type Field, heldBy, invoke, isIn, isTicked, tellChanged } from '@tillkit/dom'

const HELD = 'input:not([type=file], [type=submit], [type=button]), select, textarea'

/** What a field holds, and where the caret is in it. */
interface Held {
  readonly field: Field
  readonly caret: readonly [number, number] | undefined
}

/**
 * Remembers what fields hold by their ids, for regions that are replaced whole: card fields have no names, so that they are not sent.
 * @param regions finds the regions, before and after
 * @returns gives it back: ticks as they were, choices that are there again, and text where the server printed none
 */
export function holdById(regions: () => readonly Element[]): () => void {
  const all = () => regions().flatMap((region) => [...invoke(region, 'querySelectorAll', HELD)] as Field[])
  const held = new Map(all().flatMap((field) => (field.id ? [[field.id, { field, caret: caretOf(field) }] as const] : [])))
  return () => {
    for (const field of all()) giveBack(field, held.get(field.id))
  }
}

function giveBack(field: Field, { field: before, caret }: Partial<Held> = {}): void {
  if (!before || before === field || heldBy(before) === heldBy(field)) return
  const isText = !isTicked(field) && !(field instanceof HTMLSelectElement)
  if (isText && field.value !== '') return
  const was = heldBy(field)
  copyField(before, field)
  if (heldBy(field) === was) return
  // What is set anew has its caret at its end.
  if (caret && isIn(field) && 'setSelectionRange' in field) field.setSelectionRange(...caret)
  tellChanged(field)
}

function caretOf(field: Field): Held['caret'] {
  if (field instanceof HTMLSelectElement || !isIn(field)) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
