/** Days of the week as `Date` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Which days may be chosen. */
export interface DayLimits {
  /** The first and the last one; their time does not matter. Default any. */
  readonly min?: Date | undefined
  readonly max?: Date | undefined
  /** The days of the week on which it is possible. Default all. */
  readonly weekdays?: readonly Weekday[] | undefined
  /** Whether a day that would do otherwise is none: a holiday, a full one. Default never. */
  readonly isTaken?: ((day: Date) => boolean) | undefined
}

/** What is wrong with what was typed. */
export type DateProblem = 'unreadable' | 'early' | 'late' | 'taken'

/** A calendar's day without its time. */
const dayOf = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate())

/** The order of day, month and year in a language, with digits that every field takes. */
const format = (locale: string | undefined) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', numberingSystem: 'latn', calendar: 'gregory' })

/** A date as it is typed in a language: `24/12/2026`, `24.12.2026`. Signs for the direction of words, which nobody types, are left out. */
export const dateText = (date: Date, locale?: string): string => format(locale).format(date).replace(/[\u200e\u200f\u061c]/g, '')

const DIGITS = /\p{Nd}+/gu

/** Digits of any script as numbers: each script has its ten in a row, and zero at the beginning. */
function numberOf(digits: string): number {
  const values = [...digits].map((digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return code - zero
  })
  return Number(values.join(''))
}

/** The day that a text means in a language, or as `2026-12-24`; null where it means none. A year of two digits is of this century. */
export function readDate(text: string, locale?: string): Date | null {
  const numbers = text.match(DIGITS) ?? []
  if (numbers.length !== 3) return null
  const isIso = numbers[0].length === 4
  const order = isIso ? ['year', 'month', 'day'] : format(locale).formatToParts().flatMap(({ type }) => (/^(day|month|year)$/.test(type) ? [type] : []))
  const part = (name: string) => numberOf(numbers[order.indexOf(name)] ?? '')
  const year = part('year') < 100 ? part('year') + 2000 : part('year')
  const date = new Date(year, part('month') - 1, part('day'))
  return date.getMonth() === part('month') - 1 && date.getDate() === part('day') ? date : null
}

/** What speaks against a day; null where it may be chosen. */
export function problemOf(day: Date, { min, max, weekdays, isTaken }: DayLimits): DateProblem | null {
  const date = dayOf(day)
  if (min && date < dayOf(min)) return 'early'
  if (max && date > dayOf(max)) return 'late'
  const isOff = weekdays !== undefined && !weekdays.some((weekday) => weekday === date.getDay())
  return isOff || isTaken?.(date) ? 'taken' : null
}

interface WeekOfLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** The day that weeks begin with in a language; Monday where the browser does not know. */
export function firstWeekday(locale: string): Weekday {
  const known = new Intl.Locale(locale) as WeekOfLocale
  return (((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7) as Weekday
}
