import { expect, it } from 'vitest'
import { dateText, firstWeekday, problemOf, readDate } from './date-text.ts'

const day = (text: string) => new Date(`${text}T00:00`)

it('writes a day as it is typed in a language', () => {
  const christmas = day('2026-12-24')
  expect(['en-GB', 'en-US', 'de-DE', 'ar-EG'].map((locale) => dateText(christmas, locale))).toEqual(['24/12/2026', '12/24/2026', '24.12.2026', '24/12/2026'])
})

it('reads a day in the order of the language, whatever stands between, in other digits, and as ISO', () => {
  expect(readDate('5.1.27', 'en-GB')).toEqual(day('2027-01-05'))
  expect(readDate('1/5/2027', 'en-US')).toEqual(day('2027-01-05'))
  expect(readDate('2026-12-24', 'en-US')).toEqual(day('2026-12-24'))
  expect(readDate('٢٤/١٢/٢٠٢٦', 'ar-EG')).toEqual(day('2026-12-24'))
  for (const text of ['', '24', '31/02/2026', '24/13/2026', 'tomorrow', '1/2/3/4']) expect(readDate(text, 'en-GB')).toBeNull()
})

it('says what speaks against a day', () => {
  const limits = { min: new Date(2026, 11, 3, 15), max: day('2026-12-23'), weekdays: [1, 2, 3] as const, isTaken: (date: Date) => date.getDate() === 8 }
  const problems = ['2026-12-02', '2026-12-24', '2026-12-05', '2026-12-08', '2026-12-07', '2026-12-23'].map((text) => problemOf(day(text), limits))
  expect(problems).toEqual(['early', 'late', 'taken', 'taken', null, null])
  expect(problemOf(day('2026-12-03'), { min: new Date(2026, 11, 3, 15) })).toBeNull()
})

it('knows the day that weeks begin with', () => {
  expect([firstWeekday('en-GB'), firstWeekday('en-US')]).toEqual([1, 0])
})
