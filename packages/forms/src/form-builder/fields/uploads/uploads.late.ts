import type { FormContext, FormPart } from '../../context.ts'
import { bindCombinedSize } from './combined-size.bind.ts'
import { createHolding } from './holding.ts'
import { bindUploaders } from './uploader.bind.ts'

/** Uploads: files that go to the shop before the form does, and what files that go with it come to together. */
export const part: FormPart = { name: 'uploads', bind: bindUploads }

function bindUploads(context: FormContext): void {
  const holding = createHolding(context)
  bindUploaders(context, holding)
  bindCombinedSize(context, holding)
}
