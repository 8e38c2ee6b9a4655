/** What a panel does with choices: it shows them as chips, and takes those that scripts have made in its controls without a word. */
export { bindChips } from './chips.late.ts'
export { takeControls } from './take-controls.late.ts'
