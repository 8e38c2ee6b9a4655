import { readDay, writeDay, type DateReading } from './date-text.model.ts'

/** How many days a field takes: one; or, by a snippet of the page, the first and the last of a span, or several. */
export interface DayCount {
  readonly mode: 'single' | 'range' | 'multiple'
  /** What stands between them. */
  readonly between: string
}

/** The dates that stand in a field, one behind the other. What stands between two may stand within one, too: `December 24, 2026, December 25, 2026`. */
function datesIn(text: string, { mode, between }: DayCount, reading: DateReading): readonly string[] {
  if (mode === 'single' || text.trim() === '') return [text]
  const separator = separatorOf(between)
  const parts = text.trim().split(separator)
  const size = writeDay(reading.today, reading).split(separator).length
  return [...Array(Math.ceil(parts.length / size)).keys()].map((at) => parts.slice(at * size, (at + 1) * size).join(between))
}

/** What parts dates from each other, with any spaces around it; a word stands by itself. */
function separatorOf(between: string): RegExp {
  const sign = between.trim().replace(/[^\w\s]/g, '\\$&')
  const space = /^\w/.test(sign) || sign === '' ? '\\s+' : '\\s*'
  return new RegExp(`${space}${sign && `${sign}${space}`}`)
}

/** The days that a field holds; `null` for each date that means none. */
export const daysIn = (text: string, count: DayCount, reading: DateReading): readonly (Date | null)[] =>
  text.trim() === '' ? [] : datesIn(text, count, reading).map((date) => readDay(date, reading))

/** Writes days, as they stand in a field. */
const writeDays = (days: readonly Date[], { between }: DayCount, reading: DateReading): string => days.map((day) => writeDay(day, reading)).join(between)

/** What stands in a field once its shopper has left it; a text of which not all is understood stays. */
export function rewriteDays(text: string, count: DayCount, reading: DateReading): string {
  const days = daysIn(text, count, reading)
  return days.length > 0 && days.every((day) => day !== null) ? writeDays(days, count, reading) : text
}

/** What stands in a field once a day has been chosen: that one; the end of a span that has begun; one more of several, or one less. */
export function withDay(day: Date, text: string, { count, reading }: { readonly count: DayCount; readonly reading: DateReading }): string {
  const held = daysIn(text, count, reading).filter((each) => each !== null)
  const [first] = held
  if (count.mode === 'range' && held.length === 1 && first && first <= day) return writeDays([first, day], count, reading)
  if (count.mode !== 'multiple') return writeDays([day], count, reading)
  const others = held.filter((each) => each.getTime() !== day.getTime())
  const days = others.length < held.length ? others : [...held, day]
  return writeDays(days.sort((one, other) => one.getTime() - other.getTime()), count, reading)
}
