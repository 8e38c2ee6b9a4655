import type { DayLimits, Weekday } from './date-text.ts'

/** The words of a calendar. */
export interface CalendarLabels {
  /** What the calendar is called. */
  readonly calendar: string
  readonly next: string
  readonly previous: string
  /** What is read out beside the day of today, and beside the chosen one. */
  readonly today: string
  readonly selected: string
}

/** A calendar's options. */
export interface CalendarProps {
  readonly day: Date | null
  /** A day of the month that it opens at; null: the chosen one's, or else the first in which one may be chosen. */
  readonly month: Date | null
  readonly limits: DayLimits
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** The day that weeks begin with. Default that of the language. */
  readonly weekStart?: Weekday | undefined
  /** Whether it takes the focus when it is drawn. */
  readonly takesFocus: boolean
  readonly labels: CalendarLabels
  readonly choose: (day: Date) => void
}
