import type { FormPart } from '../../context.ts'
export const part: FormPart = { name: 'signatures' }
