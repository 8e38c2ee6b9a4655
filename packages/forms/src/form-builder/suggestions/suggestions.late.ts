import type { FormContext, FormPart } from '../context.ts'
import { suggestAddresses } from './address.bind.ts'
import { limitTexts } from './text-limit.bind.ts'

function bindSuggestions(context: FormContext): void {
  limitTexts(context)
  suggestAddresses(context)
}

/** What helps to fill a form in: suggested addresses, and how much may be written in a field. */
export const part: FormPart = { name: 'suggestions', bind: bindSuggestions }
