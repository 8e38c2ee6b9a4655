import type { FormPart } from '../context.ts'
import { bindMasks } from './masks.bind.ts'
import { rules } from './rules.ts'

/** Masks: fields that are typed in a form of their own, as numbers of telephones, dates and codes are. */
export const part: FormPart = { name: 'masks', rules, bind: bindMasks }
