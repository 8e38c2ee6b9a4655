import { isRecord, readGlobal } from '@tillkit/platform'
import { EDITORS } from './anatomy.ts'

/** Has the page's rich editors write what they hold into the areas that they stand for, which are what is checked and sent. */
export function saveEditors(): void {
  const editors = readGlobal(EDITORS)
  if (isRecord(editors) && typeof editors['triggerSave'] === 'function') (editors as unknown as { triggerSave(): void }).triggerSave()
}
