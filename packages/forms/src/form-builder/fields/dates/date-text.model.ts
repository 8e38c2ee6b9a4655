import { LETTER, writeLetters, type Writers } from './format-letters.ts'
import { latinDigits } from './latin-digits.ts'
import { monthsIn } from './month-names.ts'

/** How dates are written and read. */
export interface DateWriting {
  /** With the letters that the builder takes from PHP: `d/m/Y`, `l, F j, Y`; a backslash before what is no such letter. */
  readonly format: string
  /** The language of its names. */
  readonly locale: string
}

/** What a date is put together of. */
type Piece = 'day' | 'month' | 'year'
type Pieces = Partial<Readonly<Record<Piece, string>>>

const PIECES: Readonly<Record<string, Piece>> = { d: 'day', j: 'day', m: 'month', n: 'month', F: 'month', M: 'month', y: 'year', Y: 'year' }
const ISO: readonly Piece[] = ['year', 'month', 'day']

const two = (number: number): string => String(number).padStart(2, '0')

/** Names of days and months, from the browser. */
function nameIn(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
  return (date) => format.format(date)
}

/** What stands for each letter. */
const WRITERS: Writers<[date: Date, locale: string]> = {
  d: (date) => two(date.getDate()),
  j: (date) => String(date.getDate()),
  m: (date) => two(date.getMonth() + 1),
  n: (date) => String(date.getMonth() + 1),
  Y: (date) => String(date.getFullYear()).padStart(4, '0'),
  y: (date) => two(date.getFullYear() % 100),
  F: (date, locale) => nameIn(locale, { month: 'long' })(date),
  M: (date, locale) => nameIn(locale, { month: 'short' })(date),
  l: (date, locale) => nameIn(locale, { weekday: 'long' })(date),
  D: (date, locale) => nameIn(locale, { weekday: 'short' })(date),
}

/** Writes a day in a field's format. */
export const writeDay = (day: Date, { format, locale }: DateWriting): string => writeLetters(format, WRITERS, day, locale)

/** The order in which a format has day, month and year. */
function orderOf(format: string): readonly Piece[] {
  const pieces = [...format.matchAll(LETTER)].map(([letter]) => (Object.hasOwn(PIECES, letter) ? PIECES[letter] : undefined))
  return [...new Set(pieces)].filter((piece) => piece !== undefined)
}

/** Whether a format is typed with digits alone. */
export const isNumeric = (format: string): boolean => !/[FMlD]/.test(format.replace(/\\./gs, ''))

/** What a day is read with. */
export interface DateReading extends DateWriting {
  readonly today: Date
  /** The first day that may be meant. A date without a year means the next one from there on. Default any. */
  readonly earliest?: Date | undefined
}

/**
 * The day that a text means, read loosely: in the format's order, with anything between its parts or nothing at all, with names of
 * months, without the year, or as `2026-12-24`. Day and month change places where only that makes a date.
 * @returns `null` where it means none
 */
export function readDay(text: string, reading: DateReading): Date | null {
  const numbers = latinDigits(text).match(/\d+/g) ?? []
  const order = orderOf(reading.format)
  const { surely, perhaps } = monthsIn(text, reading.locale)
  const named = (months: readonly string[]) => months.map((month) => withMonth(numbers, order, month))
  for (const pieces of surely.length > 0 ? named(surely) : [...allNumbers(numbers, order), ...named(perhaps)]) {
    const day = dayOf(pieces, order, reading)
    if (day) return day
  }
  return null
}

/** What numbers alone may mean, the likeliest first. */
function allNumbers(numbers: readonly string[], order: readonly Piece[]): readonly Pieces[] {
  const [first = ''] = numbers
  if (numbers.length === 1 && first.length > 4) return [order, ISO].flatMap((each) => asOneRun(first, each))
  if (numbers.length === 3 && first.length === 4) return [inOrder(numbers, ISO)]
  if (numbers.length === order.length) return [inOrder(numbers, order), inOrder(numbers, exchanged(order))]
  const yearless = order.filter((piece) => piece !== 'year')
  return numbers.length === yearless.length && numbers.length > 1 ? [inOrder(numbers, yearless), inOrder(numbers, exchanged(yearless))] : []
}

const inOrder = (numbers: readonly string[], order: readonly Piece[]): Pieces => Object.fromEntries(order.map((piece, at) => [piece, numbers[at] ?? '']))

const exchanged = (order: readonly Piece[]): readonly Piece[] => order.map((piece) => (piece === 'day' ? 'month' : piece === 'month' ? 'day' : piece))

/** Digits without anything between them: two for each part, and two or four for the year. */
function asOneRun(digits: string, order: readonly Piece[]): readonly Pieces[] {
  const year = digits.length - 2 * (order.length - 1)
  if (year !== 2 && year !== 4) return []
  let at = 0
  const parts = order.map((piece) => digits.slice(at, (at += piece === 'year' ? year : 2)))
  return [inOrder(parts, order)]
}

/** Numbers beside the name of a month: a day, a year, or both. */
function withMonth(numbers: readonly string[], order: readonly Piece[], month: string): Pieces {
  const [one = '', other = ''] = numbers
  const isYear = (number: string) => number.length > 2 || Number(number) > 31
  if (numbers.length === 1) return isYear(one) ? { month, year: one } : { month, day: one }
  if (numbers.length !== 2) return {}
  const isYearFirst = isYear(one) || (!isYear(other) && order.indexOf('year') < order.indexOf('day'))
  return isYearFirst ? { month, year: one, day: other } : { month, day: one, year: other }
}

/** The day that its parts make, if they make one. A format without a day means the first of a month. */
function dayOf({ day, month, year }: Pieces, order: readonly Piece[], { today, earliest }: DateReading): Date | null {
  if (month === undefined || (day === undefined && order.includes('day'))) return null
  const make = (which: number) => validDay(which, Number(month), Number(day ?? 1))
  if (year !== undefined) return make(wholeYear(year, today))
  const thisYear = make(today.getFullYear())
  return thisYear && earliest && thisYear < earliest ? make(today.getFullYear() + 1) : thisYear
}

/** How far ahead a year of two digits may lie: what lies further is of the century before, as days of birth are. */
const AHEAD = 20

/** A year as it is meant: two digits are those of a year near today. `NaN` for what is none. */
function wholeYear(text: string, today: Date): number {
  if (text.length === 4) return Number(text)
  if (text.length > 2) return NaN
  const year = Math.floor(today.getFullYear() / 100) * 100 + Number(text)
  return year > today.getFullYear() + AHEAD ? year - 100 : year
}

function validDay(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day)
  return year >= 1000 && date.getMonth() === month - 1 && date.getDate() === day ? date : null
}
