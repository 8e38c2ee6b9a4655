import { describe, expect, it } from 'vitest'
import { isNumeric, readDay, writeDay } from './date-text.model.ts'

const today = new Date(2026, 10, 29)
const CHRISTMAS = new Date(2026, 11, 24)

/** What texts mean in a format, as `2026-12-24`; `-` where they mean nothing. */
function read(texts: readonly string[], format: string, { locale = 'en', earliest }: { locale?: string; earliest?: Date } = {}): string[] {
  return texts.map((text) => {
    const day = readDay(text, { format, locale, today, earliest })
    return day ? writeDay(day, { format: 'Y-m-d', locale }) : '-'
  })
}

describe('a date', () => {
  it('is written with the letters of its format, in the language of the page', () => {
    const write = (format: string, locale = 'en') => writeDay(new Date(2026, 2, 5), { format, locale })
    expect([write('m/d/Y'), write('d/m/Y'), write('F j, Y'), write('l, F j, Y'), write('D n-j-y')]).toEqual(['03/05/2026', '05/03/2026', 'March 5, 2026', 'Thursday, March 5, 2026', 'Thu 3-5-26'])
    expect([write('j. F Y', 'de'), write('l j F Y', 'fr'), write('\\d\\a\\y j')]).toEqual(['5. März 2026', 'jeudi 5 mars 2026', 'day 5'])
  })

  it('is read in the order of its format, whatever stands between its parts, or nothing', () => {
    expect(read(['24/12/2026', '24.12.26', '24-12-2026', '24 12 26', '24122026', '241226', ' 24 / 12 / 2026 '], 'd/m/Y')).toEqual(Array(7).fill('2026-12-24'))
    expect(read(['12/24/2026', '12.24.26', '12242026', '122426'], 'm/d/Y')).toEqual(Array(4).fill('2026-12-24'))
    expect(read(['05/03/2026'], 'd/m/Y').concat(read(['05/03/2026'], 'm/d/Y'))).toEqual(['2026-03-05', '2026-05-03'])
  })

  it('is read as 2026-12-24 in any format, and with day and month exchanged where only that makes a date', () => {
    expect(read(['2026-12-24', '20261224', '24/12/2026'], 'm/d/Y')).toEqual(Array(3).fill('2026-12-24'))
    expect(read(['12/24/2026'], 'd/m/Y')).toEqual(['2026-12-24'])
  })

  it('is read with the name of its month, or the beginning of that, in the language of the page and in English', () => {
    expect(read(['December 24, 2026', 'Thursday, December 24, 2026', 'dec 24 2026', '24 Dec. 26', '24th of december 2026', '2026 dec 24'], 'F j, Y')).toEqual(Array(6).fill('2026-12-24'))
    expect(read(['24. Dezember 2026', '24 dez 2026', '24 december 2026'], 'j. F Y', { locale: 'de' })).toEqual(Array(3).fill('2026-12-24'))
    expect(read(['24 déc. 2026', '24 DECEMBRE 2026'], 'd/m/Y', { locale: 'fr' })).toEqual(['2026-12-24', '2026-12-24'])
    expect(read(['24 grudnia 2026', '24 gru 2026'], 'd/m/Y', { locale: 'pl' })).toEqual(['2026-12-24', '2026-12-24'])
    expect(read(['5 мая 2026', '5 декабря 2026'], 'd/m/Y', { locale: 'ru' })).toEqual(['2026-05-05', '2026-12-05'])
    // A Tuesday, and a month by the same letters.
    expect(read(['mar. 24.11.26', 'mar 24 nov 2026', '24 mar 2026'], 'd/m/Y', { locale: 'fr' })).toEqual(['2026-11-24', '2026-11-24', '2026-03-24'])
  })

  it('is of this year where it has none, or of the next one from the first day on that may be meant', () => {
    expect(read(['24/12', '24 dec', '1/2'], 'd/m/Y')).toEqual(['2026-12-24', '2026-12-24', '2026-02-01'])
    expect(read(['24/12', '1/2', '29/11'], 'd/m/Y', { earliest: today })).toEqual(['2026-12-24', '2027-02-01', '2026-11-29'])
  })

  it('has a year of two digits near to today: the day of a birth lies in the century before', () => {
    expect(read(['1/2/46', '1/2/47', '1/2/85', '1/2/00'], 'd/m/Y')).toEqual(['2046-02-01', '1947-02-01', '1985-02-01', '2000-02-01'])
  })

  it('is read in the digits of any script, and as one sign beside each', () => {
    expect(read(['٢٤/١٢/٢٠٢٦'], 'd/m/Y', { locale: 'ar' })).toEqual(['2026-12-24'])
    expect(read(['2026年12月24日'], 'Y年n月j日', { locale: 'ja' })).toEqual(['2026-12-24'])
  })

  it('may be a month alone, where its format has no day', () => {
    expect(read(['December 2026', '12/2026'], 'F Y')).toEqual(['2026-12-01', '2026-12-01'])
  })

  it('is none where a text means none', () => {
    expect(read(['', 'tomorrow', '24', 'dec', '31/02/2026', '32/13/2026', '1/2/3/4', '1/2/026', '24/12/0026', '2412', 'the 5th'], 'd/m/Y')).toEqual(Array(11).fill('-'))
  })

  it('that was written is read again, in every format', () => {
    for (const format of ['m/d/Y', 'd/m/Y', 'F j, Y', 'l, F j, Y', 'Y-m-d', 'j. M y', 'D d.m.y']) {
      for (const locale of ['en', 'de', 'fr', 'es', 'pl', 'ru', 'el', 'tr']) expect([format, locale, readDay(writeDay(CHRISTMAS, { format, locale }), { format, locale, today })]).toEqual([format, locale, CHRISTMAS])
    }
  })
})

it('digits are enough for a format without names', () => {
  expect([isNumeric('m/d/Y'), isNumeric('F j, Y'), isNumeric('l d/m/Y'), isNumeric('\\Day d/m')]).toEqual([true, false, false, true])
})
