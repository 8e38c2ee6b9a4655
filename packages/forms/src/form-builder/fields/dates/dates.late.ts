import type { FormPart } from '../../context.ts'
import { bindDates } from './dates.bind.ts'
import { rules } from './rules.ts'

/** Dates and times: a calendar, a list of times, and what is typed read as it is meant. */
export const part: FormPart = { name: 'dates', rules, bind: bindDates, isLasting: true }
