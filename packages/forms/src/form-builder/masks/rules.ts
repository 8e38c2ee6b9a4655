import { textOf } from '../../engine/value.ts'
import type { RuleMaker } from '../context.ts'
import { INCOMPLETE } from './anatomy.ts'
import { maskOf } from './mask-of.ts'

/** A value is all that its mask asks for. A mask that cannot be read is for the server. */
const incomplete: RuleMaker = ({ control: { elements: [element] }, message, settings }) => {
  const found = element && maskOf(element)
  if (found?.kind !== 'mask') return undefined
  const problem = { rule: 'inputmask-incomplete', message: message ?? settings.word(INCOMPLETE) }
  return { name: problem.rule, check: (value) => (found.mask.isComplete(textOf(value)) ? undefined : problem) }
}

/** Rules by the server's names for them. */
export const rules: Readonly<Record<string, RuleMaker>> = { 'inputmask-incomplete': incomplete }
