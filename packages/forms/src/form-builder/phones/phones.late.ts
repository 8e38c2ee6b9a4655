import { textOf } from '../../engine/value.ts'
import type { FormPart, RuleMaker } from '../context.ts'
import { INVALID } from './anatomy.ts'
import { isPhoneNumber } from './number.model.ts'
import { bindPhones } from './phones.bind.ts'

const phone: RuleMaker = ({ message, settings }) => {
  const problem = { rule: 'smart-phone-field', message: message ?? settings.word(INVALID) }
  return { name: problem.rule, check: (value) => (isPhoneNumber(textOf(value)) ? undefined : problem) }
}

/** Telephone numbers of any country. */
export const part: FormPart = { name: 'phones', rules: { 'smart-phone-field': phone }, bind: bindPhones }
