/** A day of the week as `Date` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Which days may be chosen. */
export interface DayLimits {
  /** The first and the last one. Default any. */
  readonly min?: Date | undefined
  readonly max?: Date | undefined
  /** Whether a day that would do otherwise is none. */
  readonly isTaken: (day: Date) => boolean
}

/** What speaks against a day. */
export type DayProblem = 'early' | 'late' | 'taken'

/** What the page says of the days of a field. */
export interface DayRules {
  /** Whether days before today are none, or today neither. */
  readonly past: 'any' | 'today' | 'tomorrow'
  /** The days of the week on which it is possible. Default all. */
  readonly weekdays?: readonly number[] | undefined
  /** The page's own first and last day. */
  readonly min?: Date | undefined
  readonly max?: Date | undefined
  /** Days that are none, by the page's own snippet; and the only ones that are any, where it names such. */
  readonly disabled: readonly DayTest[]
  readonly enabled?: readonly DayTest[] | undefined
}

/** Whether a day is one of some. */
export type DayTest = (day: Date) => boolean

/** A day without its time, and so many days later. */
export const startOf = (date: Date, later = 0): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + later)

/** Which days may be chosen, on this day: the narrower of what the field and the snippet say. */
export function dayLimits({ past, weekdays, min, max, disabled, enabled }: DayRules, today: Date): DayLimits {
  const present = past === 'any' ? undefined : startOf(today, past === 'today' ? 0 : 1)
  const own = min && startOf(min)
  return {
    min: present && own ? (present > own ? present : own) : (present ?? own),
    max: max && startOf(max),
    isTaken(day) {
      const isOne = (tests: readonly DayTest[]) => tests.some((is) => is(day))
      return weekdays?.includes(day.getDay()) === false || isOne(disabled) || (enabled !== undefined && !isOne(enabled))
    },
  }
}

/** What speaks against a day; `undefined` where it may be chosen. */
export function problemWith(day: Date, { min, max, isTaken }: DayLimits): DayProblem | undefined {
  if (min && day < min) return 'early'
  if (max && day > max) return 'late'
  return isTaken(day) ? 'taken' : undefined
}
