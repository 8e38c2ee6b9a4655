import { isAsPrinted } from '@tillkit/dom'
import type { Problem, Rule } from '../../../engine/rule.ts'
import { textOf } from '../../../engine/value.ts'
import type { RuleInput, RuleMaker } from '../../context.ts'
import { RULES } from './anatomy.ts'
import { writeDay } from './date-text.model.ts'
import { problemWith, startOf, type DayLimits } from './day-limits.model.ts'
import { reportFault } from './report-fault.ts'
import { readDays, type Days } from './read-days.ts'
import { readTimes } from './read-times.ts'
import { daysIn } from './several-days.model.ts'
import { readTime, writeTime } from './times.model.ts'

const inputOf = ({ control: { elements: [element] } }: RuleInput): HTMLInputElement | undefined => (element instanceof HTMLInputElement ? element : undefined)

/** Dates are dates, and days that may be chosen. The old calendar let nobody type. */
const dayRule: RuleMaker = (input): Rule | undefined => {
  const element = inputOf(input)
  if (!element) return undefined
  const { control: { fieldId }, form: { formId }, settings, host, message } = input
  const days = readDays(element, { formId, fieldId, settings, report: reportFault(host) })
  return {
    name: RULES.date,
    check(value) {
      const held = daysIn(textOf(value), days.count, days.reading())
      const wrong = held.map((day) => (day ? wordsFor(day, days, host) : unreadable(element, days, host))).find((words) => words !== undefined)
      return wrong === undefined ? undefined : problem(RULES.date, message ?? wrong)
    },
  }
}

const problem = (rule: string, message: string): Problem => ({ rule, message })

/** What the server has printed itself is for the server to judge. */
const unreadable = (element: HTMLInputElement, { writing, limits }: Days, host: RuleInput['host']): string | undefined =>
  isAsPrinted(element) ? undefined : host.t('dateUnreadable', { example: writeDay(exampleOf(limits()), writing) })

/** A day that shows how a date is written: one that may be chosen, soon. */
export function exampleOf(limits: DayLimits): Date {
  const first = limits.min ?? startOf(new Date())
  const soon = [...Array(31).keys()].map((later) => startOf(first, later))
  return soon.find((day) => problemWith(day, limits) === undefined) ?? first
}

function wordsFor(day: Date, { writing, limits }: Days, host: RuleInput['host']): string | undefined {
  const its = limits()
  const found = problemWith(day, its)
  if (found === 'taken') return host.t('dayTaken')
  if (found === 'early' && its.min) return host.t('dayEarly', { day: writeDay(its.min, writing) })
  return found === 'late' && its.max ? host.t('dayLate', { day: writeDay(its.max, writing) }) : undefined
}

/** Times that a snippet of the page takes out are none. What is no time, and what the server's limits forbid, other rules tell. */
const timeRule: RuleMaker = (input) => {
  const element = inputOf(input)
  if (!element) return undefined
  const { control: { fieldId }, form: { formId }, settings, host, message } = input
  const { choice: { first, last, format }, isTaken, isOutside } = readTimes(element, { formId, fieldId })
  const limits = () => {
    const said = (minute: number) => writeTime(minute, format)
    return settings.word('val_time_limit').replace('{minTime}', said(first ?? 0)).replace('{maxTime}', said(last ?? 1439))
  }
  return {
    name: RULES.time,
    check(value) {
      const minute = readTime(textOf(value))?.minute
      if (minute === undefined || !(isTaken(minute) || isOutside(minute))) return undefined
      return problem(RULES.time, message ?? (isOutside(minute) ? limits() : host.t('timeTaken')))
    },
  }
}

/** The rules of fields with dates and times. */
export const rules = { [RULES.date]: dayRule, [RULES.time]: timeRule } as const
