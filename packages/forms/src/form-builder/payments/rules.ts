import { compare, type Decimal, decimal, parseDecimal } from '@tillkit/platform'
import { textOf } from '../../engine/value.ts'
import type { RuleInput, RuleMaker } from '../context.ts'
import type { Settings } from '../settings.ts'
import { classes, WORDS } from './anatomy.ts'
import { readAmount, readTypedAmount } from './amounts.model.ts'
import { readCurrency } from './currency.ts'

const wordIn = (settings: Settings, key: keyof typeof WORDS): string => settings.word(key) || WORDS[key]

/** Makes a rule about the amount that a field holds, which is asked about an empty field, too. */
function amountRule(name: string, key: keyof typeof WORDS, isRight: (amount: Decimal, text: string, input: RuleInput) => boolean): RuleMaker {
  return (input) => {
    const currency = readCurrency(input.settings)
    const message = wordIn(input.settings, key)
    return {
      name,
      onEmpty: true,
      check(value) {
        const text = textOf(value)
        return isRight(readTypedAmount(text, currency), text, input) ? undefined : { rule: name, message }
      },
    }
  }
}

const isPositive = (amount: Decimal) => compare(amount, decimal(0)) > 0

/** The rules of payments, by the server's names. */
export const rules: Readonly<Record<string, RuleMaker>> = {
  'required-payment': amountRule('required-payment', 'val_requiredpayment', isPositive),
  'required-positive-number': amountRule('required-positive-number', 'val_number_positive', isPositive),
  'required-minimum-price': amountRule('required-minimum-price', 'val_minimum_price', (amount, text, { parameter, control, settings }) => {
    const isOptional = !control.elements.some((element) => element.classList.contains(classes.required))
    if (text === '' && isOptional) return true
    const least = parseDecimal(String(parameter)) ?? readAmount(String(parameter), readCurrency(settings))
    return compare(amount, least) >= 0
  }),
}
