/** What shows choices and takes them back: it comes with the first of them, or a touch. */
export { bindChips } from './chips.ts'
export { readControls } from './read-controls.ts'
