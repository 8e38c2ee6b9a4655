import { isRecord } from '@tillkit/platform'
import { parseAnswer } from '@tillkit/platform/cart'
import type { Answer } from '@tillkit/platform/requests'

/** What the call that checks a step is made of. `entered`: all that would be sent of the step, form-encoded: a text in a text. */
export const validateFields = (entered: string) => ({ action: 'dswcp_validate_checkout_step', fields: entered })

/** What the server says of a step. */
export type Verdict = { readonly kind: 'passed' } | { readonly kind: 'refused'; readonly html: string }

/**
 * Reads the answer, also where PHP has printed a notice around it.
 * @returns `undefined` for what is none: nothing, a page, half of an answer, `0`, a refusal without a word
 */
export function readVerdict({ text }: Pick<Answer, 'text'>): Verdict | undefined {
  const said = parseAnswer(text)
  if (!isRecord(said)) return undefined
  if (said['success'] === true) return { kind: 'passed' }
  const html = said['data']
  return said['success'] === false && typeof html === 'string' && html.trim() ? { kind: 'refused', html } : undefined
}
