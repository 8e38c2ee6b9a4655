import { describe, expect, it } from 'vitest'
import { daysIn, rewriteDays, withDay, type DayCount } from './several-days.model.ts'

const day = (date: number) => new Date(2026, 11, date)
const reading = (format: string) => ({ format, locale: 'en', today: new Date(2026, 10, 29) })
const SINGLE: DayCount = { mode: 'single', between: '' }
const RANGE: DayCount = { mode: 'range', between: ' to ' }
const SEVERAL: DayCount = { mode: 'multiple', between: ', ' }

describe('a field for one day', () => {
  it('is written in its format when it is left; what means no day stays', () => {
    expect(['24.12.26', '24 dec', 'soon', ''].map((text) => rewriteDays(text, SINGLE, reading('d/m/Y')))).toEqual(['24/12/2026', '24/12/2026', 'soon', ''])
  })

  it('holds the day that was chosen last', () => {
    expect(withDay(day(25), '24/12/2026', { count: SINGLE, reading: reading('d/m/Y') })).toBe('25/12/2026')
  })
})

describe('a field for a span', () => {
  const choose = (date: number, text: string) => withDay(day(date), text, { count: RANGE, reading: reading('m/d/Y') })

  it('begins with one day, ends with a later one, and begins anew with the next', () => {
    expect([choose(5, ''), choose(9, '12/05/2026'), choose(3, '12/05/2026'), choose(20, '12/05/2026 to 12/09/2026')]).toEqual(['12/05/2026', '12/05/2026 to 12/09/2026', '12/03/2026', '12/20/2026'])
  })

  it('is read and written as a whole', () => {
    expect(rewriteDays('october 1 2026   to october 2, 2026', RANGE, reading('F j, Y'))).toBe('October 1, 2026 to October 2, 2026')
    expect(rewriteDays('12/5/26 to dec 9', RANGE, reading('m/d/Y'))).toBe('12/05/2026 to 12/09/2026')
    expect(daysIn('12/05/2026 to soon', RANGE, reading('m/d/Y'))).toEqual([day(5), null])
    expect(rewriteDays('12/5/26 to soon', RANGE, reading('m/d/Y'))).toBe('12/5/26 to soon')
  })
})

describe('a field for several days', () => {
  it('takes one more, in their order, and gives one back', () => {
    const choose = (date: number, text: string) => withDay(day(date), text, { count: SEVERAL, reading: reading('F j, Y') })
    expect(choose(9, 'December 24, 2026')).toBe('December 9, 2026, December 24, 2026')
    expect(choose(24, 'December 9, 2026, December 24, 2026')).toBe('December 9, 2026')
    expect(daysIn('December 9, 2026, December 24, 2026', SEVERAL, reading('F j, Y'))).toEqual([day(9), day(24)])
  })
})
