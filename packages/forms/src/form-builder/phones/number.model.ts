import { type Country, countriesDialled } from './countries.ts'

/** Whether a text begins as numbers do that name their country. */
const isWorldwide = (text: string): boolean => /^\s*(?:\+|00)/.test(text)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The digits of a number that names its country, beginning with that. A zero in brackets is for those who dial at home. */
const worldwideDigits = (text: string): string => digitsOf(text.replace(/^\s*00/, '').replace(/\(0\)/, ''))

/** The most digits of a number with its country. */
const MOST = 15

/**
 * A number as it is dialled from anywhere: `07911 123456` of Britain is `+44 7911 123456`. What names its country, and what is no number of that
 * country for all that its length tells, stays as it is: a number that is not understood is worth more than a wrong one.
 * @param country where it was typed, as far as somebody knows
 */
export function worldwide(text: string, country: Country | undefined): string {
  const number = text.trim()
  if (isWorldwide(number)) return number.replace(/^00\s*/, '+')
  const home = country && homePart(number, country)
  return !country || home === undefined ? text : `+${country.code} ${home}`
}

/** What is dialled behind the country. */
function homePart(number: string, { prefix, takes }: Country): string | undefined {
  const fits = (text: string) => takes(digitsOf(text).length)
  const without = prefix === '' ? undefined : withoutPrefix(number, prefix)
  if (without !== undefined && fits(without)) return without
  // Where home numbers begin with a zero no other part of them does.
  const isHalf = prefix.startsWith('0') && digitsOf(number).startsWith('0')
  return !isHalf && fits(number) ? number : undefined
}

/** A number without what is only dialled at home: `020 7946 0018`, `(020) 7946 0018` and `(0)20 7946 0018` without the first zero. */
function withoutPrefix(number: string, prefix: string): string | undefined {
  if (!digitsOf(number).startsWith(prefix)) return undefined
  const rest = [...prefix].reduce((text, digit) => text.replace(digit, ''), number)
  return rest.replace(/^\(\s*\)/, '').replace(/^[^\d(]+/, '')
}

/** The countries that a number names, that one first which its code is known for. None where it names none, or is not typed so far. */
export const countriesNamed = (text: string): readonly Country[] => (isWorldwide(text) ? countriesDialled(worldwideDigits(text)) : [])

/** The digits behind the code, without the prefix of those who dial at home. */
function restOf(digits: string, countries: readonly Country[]): string {
  const rest = digits.slice(countries[0]?.code.length ?? 0)
  if (countries.some(({ takes }) => takes(rest.length))) return rest
  const further = countries.find(({ prefix, takes }) => prefix !== '' && rest.startsWith(prefix) && takes(rest.length - prefix.length))
  return further ? rest.slice(further.prefix.length) : rest
}

/** The number as machines read it, where it names its country: `+447911123456`. */
export function asSent(text: string): string {
  if (!isWorldwide(text)) return text
  const [digits, countries] = [worldwideDigits(text), countriesNamed(text)]
  return `+${countries[0]?.code ?? ''}${restOf(digits, countries)}`
}

/** Whether a text may be a number: digits with brackets, hyphens and spaces, and of a country that it names as many as numbers there have. */
export function isPhoneNumber(text: string): boolean {
  const count = digitsOf(text).length
  if (!/^[\d()+\- ]*$/.test(text) || count === 0 || count > MOST) return false
  const countries = countriesNamed(text)
  if (countries.length === 0) return true
  const { length } = restOf(worldwideDigits(text), countries)
  return countries.some(({ takes }) => takes(length))
}

/** A number as one of another country: that takes the place of the one that it names, or is written before one that names none. */
export function inCountry(text: string, country: Country): string {
  const [named] = countriesNamed(text)
  if (!named) return worldwide(text, country)
  const behind = [...named.code].reduce((rest, digit) => rest.slice(rest.indexOf(digit) + 1), text.trim().replace(/^00/, ''))
  return `+${country.code} ${behind.trim()}`.trim()
}
