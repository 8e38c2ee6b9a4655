/** What shows a panel's choices and counts, and takes choices back. */
export { bindChips } from './chips.late.ts'
export { bindCounts } from './counts.late.ts'
export { bindRow } from './row.late.ts'
export { takeControls } from './take-controls.late.ts'
