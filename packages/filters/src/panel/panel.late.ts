/** What shows a panel's choices and counts, and takes choices back. */
export { bindChips } from './chips.ts'
export { bindCounts } from './counts.ts'
export { bindRow } from './row.ts'
export { takeControls } from './take-controls.ts'
