import type { Problem, Rule, Verdict } from './rule.ts'
import { isEmpty, isSameValue, textOf, type Value } from './value.ts'

/** Makes the check of a rule that is met or not. */
const met = (problem: Problem, test: (value: Value) => boolean): Rule['check'] => (value) => (test(value) ? undefined : problem)

/** Something has to be typed or chosen. Spaces are something, unless `trims`. */
export const required = (message: string, { trims = false } = {}): Rule => ({
  name: 'required',
  onEmpty: true,
  check: met({ rule: 'required', message }, (value) => !isEmpty(trims && typeof value === 'string' ? value.trim() : value)),
})

/** What is typed has to be an address that e-mail can be sent to, by the family's idea of one: `addressTest` makes them. */
export const email = (message: string, isAddress: (text: string) => boolean): Rule => ({
  name: 'email',
  check: met({ rule: 'email', message }, (value) => isAddress(textOf(value))),
})

/** How much there may be: characters as the browser counts them, or choices. */
export interface Limits {
  /** Default none. */
  readonly min?: number
  /** Default none. */
  readonly max?: number
}

const isWithin = (amount: number, { min = -Infinity, max = Infinity }: Limits): boolean => amount >= min && amount <= max

/** A text may have so many characters, a group so many choices. */
export const length = (message: string, limits: Limits): Rule => ({
  name: 'length',
  check: met({ rule: 'length', message, params: { ...limits } }, (value) => isWithin(value.length, limits)),
})

/** What is chosen has to be among the choices that there are. */
export const oneOf = (message: string, choices: readonly string[]): Rule => ({
  name: 'one of',
  check: met({ rule: 'one of', message }, (value) => (typeof value === 'string' ? [value] : value).every((part) => choices.includes(part))),
})

/** How the server writes numbers. */
export interface NumberMarks {
  /** What stands before the fraction. Default a point. */
  readonly decimal?: string
  /** What may stand between thousands. Default nothing. */
  readonly thousands?: string
}

/** Reads a number as the server writes it. @returns `NaN` for what is none */
export function readNumber(text: string, { decimal = '.', thousands = '' }: NumberMarks = {}): number {
  const [whole = '', fraction, ...more] = text.trim().split(decimal)
  const [first = '', ...groups] = thousands ? whole.split(thousands) : [whole]
  const isGrouped = groups.every((group) => /^\d{3}$/.test(group)) && (groups.length === 0 || /^[-+]?\d{1,3}$/.test(first))
  const digits = [first, ...groups].join('')
  if (!isGrouped || more.length > 0 || !/^[-+]?\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '') || !/\d/.test(digits + (fraction ?? ''))) return NaN
  return Number(`${digits}.${fraction ?? ''}0`)
}

/** A number between two others, with them. What is no number is not between them. */
export const range = (message: string, { marks, ...limits }: Limits & { readonly marks?: NumberMarks }): Rule => ({
  name: 'range',
  check: met({ rule: 'range', message, params: { ...limits } }, (value) => isWithin(readNumber(textOf(value), marks), limits)),
})

/** The same as another field holds, also where that holds nothing. It is checked again when either changes. */
export const equalTo = (message: string, source: string): Rule => ({
  name: 'equal',
  onEmpty: true,
  sources: [source],
  check: (value, { valueOf }) => (isSameValue(value, valueOf(source)) ? undefined : { rule: 'equal', message }),
})

/** How somebody is asked about a value. */
export interface Asking {
  readonly name: string
  readonly message: string
  /** Asks whether a value is right. It is given up with the signal, when there is a newer value. A rejection says nothing: the server will judge. */
  readonly isRight: (value: Value, signal: AbortSignal) => Promise<boolean>
}

/** Somebody has to be asked: the server, mostly. Of a value that it has answered for it is not asked again. */
export function ask({ name, message, isRight }: Asking): Rule {
  const answers = new Map<string, boolean>()
  return {
    name,
    check(value, { signal }) {
      const key = JSON.stringify(value)
      const verdictOf = (right: boolean): Verdict => (right ? undefined : { rule: name, message })
      const known = answers.get(key)
      if (known !== undefined) return verdictOf(known)
      return isRight(value, signal).then((right) => {
        answers.set(key, right)
        return verdictOf(right)
      })
    },
  }
}

/** A family's idea of an address, as data. Lengths are in characters. */
export interface AddressRule {
  /** How long it may be as a whole. Default any. */
  readonly min?: number
  readonly max?: number
  /** How long what stands before the `@` may be. Default any. */
  readonly localMax?: number
  /** How long a part of the name behind it may be. Default any. */
  readonly labelMax?: number
  /** How many parts that name has at the least. Default 1: `localhost` will do. */
  readonly labels?: number
  /** Whether spaces around it are passed over. Default false. */
  readonly trims?: boolean
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i
/** One part of the name behind the `@`: no hyphen at its ends. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** Makes the test of a family's addresses. There is one `@` in each, and what is no letter, digit, hyphen or dot stands before it. */
export function addressTest({ min = 0, max = Infinity, localMax = Infinity, labelMax = Infinity, labels = 1, trims = false }: AddressRule): (text: string) => boolean {
  return (typed) => {
    const text = trims ? typed.trim() : typed
    const [local = '', domain = '', ...more] = text.split('@')
    const parts = domain.split('.')
    const isLong = text.length < min || text.length > max || local.length > localMax || parts.some((part) => part.length > labelMax)
    return !isLong && more.length === 0 && LOCAL.test(local) && parts.length >= labels && parts.every((part) => LABEL.test(part))
  }
}
