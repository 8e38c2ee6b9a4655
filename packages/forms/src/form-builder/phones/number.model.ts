import type { Country } from './countries.ts'

/** Whether a text begins as numbers do that name their country. */
const isWorldwide = (text: string): boolean => /^\s*(?:\+|00)/.test(text)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The fewest digits of a number at home, and the most of one with its country. */
const [FEWEST, MOST] = [5, 15]

/**
 * A number as it is dialled from anywhere: `07911 123456` of Britain is `+44 7911 123456`. What names its country, and what is no number of that
 * country for all that its first digits tell, stays as it is: a number that is not understood is worth more than a wrong one.
 * @param country where it was typed, as far as somebody knows
 */
export function worldwide(text: string, country: Country | undefined): string {
  const number = text.trim()
  if (isWorldwide(number)) return number.replace(/^00\s*/, '+')
  const home = country && homePart(number, country)
  if (!country || home === undefined || digitsOf(home).length < FEWEST) return text
  return `+${country.code} ${home.trim()}`
}

/** What is dialled behind the country. */
function homePart(number: string, { prefix }: Country): string | undefined {
  // A zero in brackets is written for both.
  const first = number.replace(/^\(0\)\s*/, '0')
  if (prefix === '0') return /^0[^0]/.test(first) ? first.slice(1) : undefined
  // Where nobody dials a zero it belongs to a number of elsewhere, or to the few that keep theirs.
  if (prefix === '') return first.startsWith('0') ? undefined : first
  const [, home] = /^(?:1\D*)?(\(?[2-9](?:\D*\d){9})$/.exec(first) ?? []
  return home
}

/** The number as machines read it, where it names its country: `+447911123456`. */
export const asSent = (text: string): string => (isWorldwide(text) ? `+${digitsOf(text.replace(/^\s*00/, ''))}` : text)

/** Whether a text may be a number: digits with brackets, hyphens and spaces, not more than there can be. */
export const isPhoneNumber = (text: string): boolean => /^[\d()+\- ]*$/.test(text) && digitsOf(text).length > 0 && digitsOf(text).length <= MOST
