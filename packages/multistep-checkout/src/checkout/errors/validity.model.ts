/** What a field's row asks of it. */
export interface FieldRules {
  readonly isRequired: boolean
  readonly isEmail: boolean
  readonly isPhone: boolean
}

/** What is to be said of a field. */
export type Verdict = 'valid' | 'required' | 'email' | 'phone'

/** A local part and a domain with a dot. Letters of any script: names and domains have them. */
const EMAIL = /^(?:"[^"\r\n]+"|[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*)@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/** What a phone number is written with. */
const PHONE = /^[\s#0-9_\-+/().]*$/

/** Judges what a field holds; a box that is not ticked holds nothing. What is empty has no form to be wrong. */
export function judge(value: string, { isRequired, isEmail, isPhone }: FieldRules): Verdict {
  if (value === '') return isRequired ? 'required' : 'valid'
  if (isEmail && !EMAIL.test(value)) return 'email'
  return isPhone && !PHONE.test(value) ? 'phone' : 'valid'
}
