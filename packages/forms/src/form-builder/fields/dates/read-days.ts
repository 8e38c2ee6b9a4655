import { attributeOf, nearest } from '@tillkit/dom'
import { isRecord, readFlag, readText } from '@tillkit/platform'
import type { Settings } from '../../settings.ts'
import { attributes, DEFAULTS, LOCALE, WEEKDAYS } from './anatomy.ts'
import { readDay, type DateReading, type DateWriting } from './date-text.model.ts'
import { dayLimits, problemWith, startOf, type DayLimits, type DayRules, type DayTest, type Weekday } from './day-limits.model.ts'
import { asking, isFunction, readOptions, type FieldPlace, type PickerOptions, type ReportFault } from './page-options.ts'
import type { DayCount } from './several-days.model.ts'

/** What a field for dates takes. */
export interface Days {
  readonly writing: DateWriting
  readonly count: DayCount
  /** The day that weeks begin with. Default that of the language. */
  readonly weekStart?: Weekday | undefined
  /** Which days may be chosen today. */
  limits(): DayLimits
  /** What dates are read with today. */
  reading(): DateReading
}

/** What is known of a field before it is read. */
export interface DaysPlace extends FieldPlace {
  readonly settings: Settings
  readonly report: ReportFault
}

/** Reads what a field for dates takes: what the server prints at it, and what the page's snippets say. */
export function readDays(input: HTMLInputElement, place: DaysPlace): Days {
  const options = readOptions('datepicker', place)
  const writing = { format: attributeOf(input, attributes.dateFormat) || DEFAULTS.dateFormat, locale: localeOf(input, options, place.settings) }
  const rules = rulesOf(input, options, { writing, report: place.report })
  const limits = () => dayLimits(rules, new Date())
  const reading = () => ({ ...writing, today: startOf(new Date()), earliest: limits().min })
  return { writing, count: countOf(options), weekStart: weekStartOf(options), limits, reading }
}

/** The page's language, with its region, where calendars speak it; else the one that they do speak. */
function localeOf(input: Element, options: PickerOptions, settings: Settings): string {
  const page = attributeOf(nearest(input, '[lang]') ?? document.documentElement, 'lang')
  const said = readText(options['locale']) || settings.text(LOCALE) || page
  const known = [isSameLanguage(page, said) ? page : said, page].find(isLocale)
  return known ?? 'en'
}

const isSameLanguage = (one: string, other: string): boolean => one.split(/[-_]/)[0]?.toLowerCase() === other.split(/[-_]/)[0]?.toLowerCase()

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

function weekStartOf({ locale }: PickerOptions): Weekday | undefined {
  const day = isRecord(locale) ? Number(locale['firstDayOfWeek'] ?? NaN) : NaN
  return WEEKDAYS.some((_, at) => at === day) ? (day as Weekday) : undefined
}

function countOf({ mode, locale, conjunction }: PickerOptions): DayCount {
  if (mode === 'multiple') return { mode, between: readText(conjunction, ', ') || ', ' }
  if (mode === 'range') return { mode, between: (isRecord(locale) && readText(locale['rangeSeparator'])) || ' to ' }
  return { mode: 'single', between: '' }
}

/** What snippets of the page are read with. */
interface OptionReading {
  readonly writing: DateWriting
  readonly report: ReportFault
}

function rulesOf(input: HTMLInputElement, options: PickerOptions, reading: OptionReading): DayRules {
  const isOn = (name: string) => readFlag(attributeOf(input, name))
  const weekdays = attributeOf(input, attributes.weekdays).split(',').map((name) => WEEKDAYS.findIndex((day) => day === name.trim())).filter((day) => day >= 0)
  const tests = (given: unknown) => (Array.isArray(given) ? given.map((each) => testOf(each, reading)) : [])
  return {
    past: isOn(attributes.isPastOff) ? (isOn(attributes.isTodayOff) ? 'tomorrow' : 'today') : 'any',
    weekdays: weekdays.length > 0 ? weekdays : undefined,
    min: dateOf(options['minDate'], reading.writing),
    max: dateOf(options['maxDate'], reading.writing),
    disabled: tests(options['disable']),
    enabled: Array.isArray(options['enable']) ? tests(options['enable']) : undefined,
  }
}

/** A day as snippets say it: a date, a time stamp, a text in the field's format, or `today`. */
function dateOf(given: unknown, writing: DateWriting): Date | undefined {
  const today = startOf(new Date())
  if (given === 'today') return today
  const date = typeof given === 'string' ? readDay(given, { ...writing, today }) : typeof given === 'number' || given instanceof Date ? new Date(given) : null
  return date && !Number.isNaN(date.getTime()) ? startOf(date) : undefined
}

/** One of the days that snippets name: a day, a span, or a function that knows. */
function testOf(given: unknown, { writing, report }: OptionReading): DayTest {
  if (isFunction(given)) {
    const ask = asking(given, report)
    // A date of its own: some change what they are given.
    return (day) => Boolean(ask(new Date(day)))
  }
  const span = isRecord(given) && !(given instanceof Date) ? given : { from: given, to: given }
  const [from, to] = [dateOf(span['from'], writing), dateOf(span['to'], writing)]
  return from && to ? (day) => !problemWith(day, { min: from, max: to, isTaken: () => false }) : () => false
}
