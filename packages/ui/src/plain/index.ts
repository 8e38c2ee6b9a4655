export { createFailureLines, type Failure, type FailureLines } from './failure-lines.ts'
export { focusBriefly } from './focus-briefly.ts'
export { goToField } from './go-to-field.ts'
export { tryAgain, type TryAgain } from './try-again.ts'
