import { invoke } from '@tillkit/dom'
import { scrollTo } from '@tillkit/platform/cart'
import { isShown } from '../../shared/is-shown.ts'
import { classes } from '../anatomy.ts'
import type { Errors } from '../context.ts'
import { judgedFields } from './field-marks.ts'

/** Judges all fields of a form, and brings the first that is wrong into view. @returns whether one that shows is wrong */
export function validateAll(form: Element, { marks, refused }: Pick<Errors, 'marks' | 'refused'>): boolean {
  // Only the shop can say whether what it refused is right now.
  for (const said of [...refused.values()]) said.end()
  judgedFields(form).forEach((field) => marks.judge(field))
  const first = [...invoke(form, 'querySelectorAll', `.${classes.invalid}`)].find(isShown)
  if (first) scrollTo(first)
  return first !== undefined
}
