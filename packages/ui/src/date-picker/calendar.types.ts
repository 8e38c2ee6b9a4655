import type { DayLimits } from './date-text.ts'

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
  readonly limits: DayLimits
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly labels: CalendarLabels
  readonly choose: (day: Date) => void
}
