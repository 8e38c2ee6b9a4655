import type { FormPart } from '../context.ts'
import { readConditions } from './conditions.ts'
import { bindLogic } from './logic.bind.ts'

/** Conditional logic: which fields are shown for which answers. */
export const part: FormPart = { name: 'logic', conditions: readConditions, bind: bindLogic }
