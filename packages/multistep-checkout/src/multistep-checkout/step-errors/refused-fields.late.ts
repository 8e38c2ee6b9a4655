export { describeFields } from './described-fields.ts'
export { firstRefused, firstWrong } from './wrong-field.ts'
