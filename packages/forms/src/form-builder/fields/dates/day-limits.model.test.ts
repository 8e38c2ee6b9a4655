import { expect, it } from 'vitest'
import { dayLimits, problemWith, type DayRules } from './day-limits.model.ts'

const today = new Date(2026, 10, 29, 15, 30)
const day = (text: string) => new Date(`${text}T00:00`)
const limits = (rules: Partial<DayRules>) => dayLimits({ past: 'any', disabled: [], ...rules }, today)
const problems = (rules: Partial<DayRules>, ...days: string[]) => days.map((each) => problemWith(day(each), limits(rules)))

it('any day may be chosen where nothing is said', () => {
  expect(problems({}, '1926-01-01', '2126-01-01')).toEqual([undefined, undefined])
})

it('what is past may be none, and today neither', () => {
  expect(problems({ past: 'today' }, '2026-11-28', '2026-11-29')).toEqual(['early', undefined])
  expect(problems({ past: 'tomorrow' }, '2026-11-29', '2026-11-30')).toEqual(['early', undefined])
})

it('days of the week may be the only ones', () => {
  expect(problems({ weekdays: [1, 2] }, '2026-11-30', '2026-12-01', '2026-12-02')).toEqual([undefined, undefined, 'taken'])
})

it('the narrower counts of what the field and the page say', () => {
  expect(problems({ past: 'today', min: day('2026-01-01'), max: day('2026-12-01') }, '2026-11-28', '2026-11-29', '2026-12-01', '2026-12-02')).toEqual(['early', undefined, undefined, 'late'])
  expect(limits({ past: 'today', min: day('2026-12-24') }).min).toEqual(day('2026-12-24'))
})

it('days may be left out, or be the only ones', () => {
  const is = (text: string) => (each: Date) => each.getTime() === day(text).getTime()
  expect(problems({ disabled: [is('2026-12-24'), is('2026-12-25')] }, '2026-12-24', '2026-12-25', '2026-12-26')).toEqual(['taken', 'taken', undefined])
  expect(problems({ enabled: [is('2026-12-24')] }, '2026-12-24', '2026-12-25')).toEqual([undefined, 'taken'])
  expect(problems({ enabled: [] }, '2026-12-24')).toEqual(['taken'])
})
