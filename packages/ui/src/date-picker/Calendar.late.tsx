import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import type { CalendarProps } from './calendar.types.ts'
import { firstWeekday, problemOf, type DayLimits } from './date-text.ts'

/** Names of our own for the calendar's pieces. */
const CLASSES = Object.fromEntries(
  [
    'root', 'months', 'month', 'nav', 'chevron', 'button_next', 'button_previous', 'month_caption', 'caption_label', 'month_grid',
    'weekdays', 'weekday', 'weeks', 'week', 'day', 'day_button', 'today', 'selected', 'outside', 'disabled', 'hidden', 'focused',
  ].map((part) => [part, `tillkit-calendar__${part.replaceAll('_', '-')}`]),
)

/** A month with its days, in the page's language, from which one is chosen. */
export default function Calendar({ day, month, limits, locale, dir, weekStart, takesFocus, labels, choose }: CalendarProps) {
  const words = useMemo(() => wordsOf(locale, labels), [locale, labels])
  return (
    <DayPicker
      className="tillkit-calendar"
      classNames={CLASSES}
      mode="single"
      autoFocus={takesFocus}
      dir={dir}
      lang={locale}
      navLayout="around"
      weekStartsOn={weekStart ?? firstWeekday(locale)}
      selected={day ?? undefined}
      defaultMonth={month ?? day ?? startOf(limits)}
      {...(limits.min && { startMonth: limits.min })}
      {...(limits.max && { endMonth: limits.max })}
      disabled={(date: Date) => problemOf(date, limits) !== null}
      onSelect={(_selected, pressed) => choose(pressed)}
      {...words}
    />
  )
}

/** The first month in which a day may be chosen. */
function startOf({ min, max }: DayLimits): Date {
  const today = new Date()
  if (min && min > today) return min
  return max && max < today ? max : today
}

/** Whether the short names of days fit a column: in some languages they are whole words. */
function hasShortNames(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  return [1, 2, 3, 4, 5, 6, 7].every((day) => format.format(new Date(2026, 0, day)).length <= 4)
}

/** All words and numbers from the browser, so that a language costs no byte. */
function wordsOf(locale: string, labels: CalendarProps['labels']) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    return (date: Date) => format.format(date)
  }
  const [month, weekday, longWeekday, number, whole] = [
    write({ month: 'long', year: 'numeric' }),
    write({ weekday: hasShortNames(locale) ? 'short' : 'narrow' }),
    write({ weekday: 'long' }),
    write({ day: 'numeric' }),
    write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  return {
    formatters: { formatCaption: month, formatWeekdayName: weekday, formatDay: (date: Date) => number(date).replace(/\P{Nd}/gu, '') },
    labels: {
      labelGrid: month,
      labelWeekday: longWeekday,
      labelNext: () => labels.next,
      labelPrevious: () => labels.previous,
      labelNav: () => labels.calendar,
      labelDayButton: (date: Date, { today, selected }: Partial<Record<'today' | 'selected', boolean>>) =>
        [whole(date), today && labels.today, selected && labels.selected].filter(Boolean).join(', '),
    },
  }
}
