import { attributeOf, invoke, within } from '@tillkit/dom'
import { loadStrengthLibrary, passwordStrength, UNKNOWN_STRENGTH } from '@tillkit/platform/passwords'
import type { Rule, Verdict } from '../../engine/rule.ts'
import { textOf } from '../../engine/value.ts'
import { anatomy } from '../anatomy.ts'
import type { RuleInput } from '../context.ts'
import { LEAST, NO_WORDS, RULE, TOO_WEAK } from './anatomy.ts'

/** How long a form that is sent waits for what passwords are measured with, in ms. */
const WAIT_MS = 3000

/** A password has to be so strong. One whose strength nobody can tell is strong enough: the server measures, too. */
export function passwordStrengthRule({ control: { elements: [element] }, message, settings }: RuleInput): Rule {
  const least = Number(element && attributeOf(element, LEAST))
  const isRequired = element !== undefined && invoke(element, 'matches', `.${anatomy.required}`)
  const weak = { rule: RULE, message: message ?? settings.word(TOO_WEAK) }
  const measure = (text: string) => passwordStrength(text, NO_WORDS) ?? UNKNOWN_STRENGTH
  const verdictOf = (strength: number): Verdict => (strength === UNKNOWN_STRENGTH || strength >= least ? undefined : weak)
  return {
    name: RULE,
    onEmpty: true,
    check(value, { signal }) {
      const text = textOf(value)
      if (text === '') return isRequired ? weak : undefined
      const strength = measure(text)
      if (strength !== UNKNOWN_STRENGTH) return verdictOf(strength)
      return within(WAIT_MS, loadStrengthLibrary(), signal).then(() => verdictOf(measure(text)))
    },
  }
}
