export { createFailureLines, type Failure, type FailureLines } from './failure-lines.ts'
export { focusBriefly } from './focus-briefly.ts'
export { tryAgain, type TryAgain } from './try-again.ts'
