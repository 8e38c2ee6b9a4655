export { describeFields } from './described.late.ts'
export { firstRefused, firstWrong } from './wrong-field.late.ts'
