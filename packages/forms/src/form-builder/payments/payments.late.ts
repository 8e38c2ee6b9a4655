import type { FormPart } from '../context.ts'
import { bindPayments } from './payments.bind.ts'
import { rules } from './rules.ts'

/** Payments: what a form comes to, in its totals and its summary. What it is paid with is others' code. */
export const part: FormPart = { name: 'payments', rules, bind: bindPayments }
