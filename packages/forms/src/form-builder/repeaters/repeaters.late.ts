import type { FormPart } from '../context.ts'
import { restoreRows } from './kept-rows.ts'
import { bindRepeaters } from './repeaters.bind.ts'

/** Repeaters: fields in rows that shoppers add and take away. */
export const part: FormPart = { name: 'repeaters', prepare: restoreRows, bind: bindRepeaters, isLasting: true }
