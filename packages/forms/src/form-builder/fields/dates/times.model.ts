import { writeLetters, type Writers } from './format-letters.ts'
import { latinDigits } from './latin-digits.ts'

/** A time of the day, in minutes since midnight. */
export type Minute = number

const DAY = 1440
const NOON = 720

/** Which times there are to choose from. */
export interface TimeChoice {
  /** With the letters that the builder takes from PHP: `g:i A`, `H:i`. */
  readonly format: string
  /** From one time to the next, in minutes. */
  readonly step: number
  /** The first and the last one; over midnight where the last is the earlier one. Default the whole day. */
  readonly first?: Minute | undefined
  readonly last?: Minute | undefined
}

/** Whether a clock has twelve hours. */
export const isTwelve = (format: string): boolean => /[gh]/.test(format)

const TIME = /^([ap]m)?(\d{1,2})(?:\W?([0-5]\d))?(?:\W?[0-5]\d)?([ap]m)?$/

/**
 * The time that a text means, read loosely: `8`, `845`, `8.45`, `8h45`, `08:45am`, `8:45 p`. Of hours above twelve it does not matter which half of the
 * day stands beside them.
 * @returns `null` where it means none
 */
export function readTime(text: string): { readonly minute: Minute; readonly hasHalf: boolean } | null {
  const plain = latinDigits(text).toLowerCase().replace(/[\s.]/g, '').replace(/uhr|h/, ':').replace(/:$/, '').replace(/([ap])$/, '$1m')
  const [, before, hours, minutes = '0', behind] = TIME.exec(plain) ?? []
  const half = before ?? behind
  const hour = Number(hours)
  if (hours === undefined || hour * 60 + Number(minutes) > DAY) return null
  const inHalf = half && hour <= 12 ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return { minute: (inHalf * 60 + Number(minutes)) % DAY, hasHalf: half !== undefined }
}

/** Whether a time lies between two others, or is one of them; over midnight where the last is the earlier one. */
export const isBetween = (minute: Minute, first: Minute, last: Minute): boolean =>
  last >= first ? first <= minute && minute <= last : minute >= first || minute <= last

/**
 * The time that a shopper means who has typed into a field: where a clock of twelve hours does not say which half of the day, and only one of
 * them may be chosen, it is that.
 */
export function readTyped(text: string, { format, first = 0, last = DAY - 1 }: TimeChoice): Minute | null {
  const read = readTime(text)
  if (!read || read.hasHalf || !isTwelve(format)) return read?.minute ?? null
  const { minute } = read
  const other = (minute + NOON) % DAY
  return minute < NOON + 60 && !isBetween(minute, first, last) && isBetween(other, first, last) ? other : minute
}

/** Rounds to the nearest step of the day, halves up. */
export const roundTime = (minute: Minute, step: number): Minute => (Math.floor(minute / step + 0.5) * step) % DAY

const two = (number: number): string => String(number).padStart(2, '0')

const WRITERS: Writers<[hour: number, minute: number]> = {
  g: (hour) => String(hour % 12 || 12),
  h: (hour) => two(hour % 12 || 12),
  G: (hour) => String(hour),
  H: (hour) => two(hour),
  i: (_hour, minute) => two(minute),
  s: () => '00',
  a: (hour) => (hour < 12 ? 'am' : 'pm'),
  A: (hour) => (hour < 12 ? 'AM' : 'PM'),
}

/** Writes a time in a field's format. */
export const writeTime = (minute: Minute, format: string): string => writeLetters(format, WRITERS, Math.floor(minute / 60), minute % 60)

/** All times that there are to choose from, in the order in which they follow each other. */
export function timesOf({ step, first = 0, last = DAY - 1 }: TimeChoice): readonly Minute[] {
  const length = last >= first ? last - first : last + DAY - first
  return [...Array(Math.floor(length / step) + 1).keys()].map((at) => (first + at * step) % DAY)
}

/** The time of a list that is nearest to another, also past midnight. */
export function nearestTime(times: readonly Minute[], to: Minute): Minute | undefined {
  const distance = (minute: Minute) => Math.min(Math.abs(minute - to), DAY - Math.abs(minute - to))
  return times.reduce<Minute | undefined>((best, minute) => (best === undefined || distance(minute) < distance(best) ? minute : best), undefined)
}

/**
 * What stands in a field once its shopper has left it: what she means, at the nearest step unless the list has it, in the field's format. A text that means no
 * time stays.
 */
export function rewriteTime(text: string, choice: TimeChoice, isRounded: boolean): string {
  const minute = readTyped(text, choice)
  if (minute === null) return text
  const isListed = !isRounded || timesOf(choice).includes(minute)
  return writeTime(isListed ? minute : roundTime(minute, choice.step), choice.format)
}
