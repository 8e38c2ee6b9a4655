/** How many products each choice would leave, and panels in a row. */
export { bindCounts } from './counts.ts'
export { bindRow } from './row.ts'
