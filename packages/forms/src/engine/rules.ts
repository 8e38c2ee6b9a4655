import type { Rule } from './rule.ts'
import { isEmpty, textOf } from './value.ts'

/** Something has to be typed or chosen. Spaces are something, unless `trims`. */
export const required = (message: string, { trims = false } = {}): Rule => ({
  name: 'required',
  onEmpty: true,
  check: (value) => (isEmpty(trims && typeof value === 'string' ? value.trim() : value) ? { rule: 'required', message } : undefined),
})

/** What is typed has to be an address that e-mail can be sent to. */
export const email = (message: string, isAddress: (text: string) => boolean): Rule => ({
  name: 'email',
  check: (value) => (isAddress(textOf(value)) ? undefined : { rule: 'email', message }),
})
