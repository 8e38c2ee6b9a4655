import type { FormPart } from '../../context.ts'
import { bindSignatures } from './signatures.bind.ts'

/** Signatures: drawn with whatever points, or typed. */
export const part: FormPart = { name: 'signatures', bind: bindSignatures }
