import type { FormPart } from '../context.ts'
import { RULE } from './anatomy.ts'
import { bindStrength } from './strength-line.bind.ts'
import { passwordStrengthRule } from './strength-rule.ts'

/** Passwords that have to be strong. */
export const part: FormPart = { name: 'passwords', rules: { [RULE]: passwordStrengthRule }, bind: bindStrength }
