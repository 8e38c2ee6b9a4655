import { addressTest, email, required } from '../engine/rules.ts'
import type { Rule } from '../engine/rule.ts'
import { EMAIL } from './anatomy.ts'
import { isRequired, type ThemeControl } from './controls.ts'
import type { ThemeWords } from './theme-words.ts'

/**
 * The rules that both forms have: what is marked is filled in, and addresses are addresses. What a missing field is told by is its
 * label, as the theme's list has it.
 * @param isAddress each form has its own idea of an address
 */
export function rulesOf(control: ThemeControl, words: ThemeWords, isAddress: (typed: string) => boolean): readonly Rule[] {
  const { title, printed } = control
  const isLabel = (typed: string) => typed.trim().toLowerCase() === title
  return [
    ...(isRequired(control) ? [required(title || words.captcha)] : []),
    // Old scripts of themes wrote a label into its field, for want of placeholders.
    ...(printed.type === EMAIL ? [email(words.invalid, (typed) => isLabel(typed) || isAddress(typed))] : []),
  ]
}

/** Whether something is missing, rather than wrong: the theme lists them apart. */
export const isMissing = ({ rule }: { readonly rule: string }): boolean => rule === required('').name

/**
 * Whether a text is an address by the contact form's rule (cases 1 to 18): what the theme took for one, but for a second `@`, behind
 * which it did not look. Spaces around it and capitals do not matter.
 */
export const isContactAddress = addressTest({ min: 6, labels: 2, trims: true })
