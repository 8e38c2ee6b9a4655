import { formatNumber, toNumber, toPlain } from '@tillkit/platform'
import type { FormContext } from '../context.ts'
import { addToPublicNames, formElementOf } from '../public-object.ts'
import { readSettings } from '../settings.ts'
import { currencyKeys } from './anatomy.ts'
import { readAmount, readPlainAmount, withoutSymbol, withSymbol } from './amounts.model.ts'
import { readCurrency } from './currency.ts'
import type { Payment } from './total.model.ts'

/** What scripts of others may ask of a form's payments. */
interface CountedForm {
  /** Counts anew: a coupon has come, say. */
  readonly recount: () => void
  readonly payment: () => Payment
}

const counted = new WeakMap<HTMLFormElement, CountedForm>()

/** Lets scripts of others count a form by the builder's functions. */
export function enterPayments({ life, root }: FormContext, form: CountedForm): void {
  counted.set(root, form)
  life.onEnd(() => counted.get(root) === form && counted.delete(root))
  addToPublicNames(life, NAMES)
}

const formOf = (given: unknown): CountedForm | undefined => {
  const element = formElementOf(given)
  return element && counted.get(element)
}

const currency = () => readCurrency(readSettings())

const NAMES = {
  amountTotal: (given: unknown) => formOf(given)?.recount(),
  amountTotalCalc: (given: unknown) => {
    const form = formOf(given)
    form?.recount()
    return form ? toNumber(form.payment().total) : 0
  },
  amountSanitize: (amount: unknown) => toPlain(readAmount(String(amount), currency())),
  amountFormat: (amount: unknown) => withoutSymbol(readPlainAmount(amount, currency()), currency()),
  amountFormatSymbol: (amount: unknown) => withSymbol(readPlainAmount(amount, currency()), currency()),
  numberFormat: (number: unknown, ...marks: readonly unknown[]) => {
    const [decimals = 0, decimalSeparator = '.', thousandSeparator = ','] = marks
    const format = { ...currency(), decimals: Number(decimals) || 0, decimalSeparator: '.', thousandSeparator: ',' }
    return formatNumber(readPlainAmount(number, format), { ...format, decimalSeparator: String(decimalSeparator), thousandSeparator: String(thousandSeparator) })
  },
  getCurrency: () => {
    const { symbol, decimals, decimalSeparator, thousandSeparator } = currency()
    const settings = readSettings()
    return {
      code: settings.text(currencyKeys.code) || 'USD',
      thousands_sep: thousandSeparator,
      decimals,
      decimal_sep: decimalSeparator,
      symbol,
      symbol_pos: settings.text(currencyKeys.position) || 'left',
    }
  },
}
