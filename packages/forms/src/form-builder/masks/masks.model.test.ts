import { describe, expect, it } from 'vitest'
import { createNamedMask } from './aliases.ts'
import { createDateMask } from './dates.ts'
import { changeBetween, insert, remove } from './edit.ts'
import type { Mask } from './mask.ts'
import { createPatternMask } from './pattern-mask.ts'
import { readMask } from './read-mask.ts'
import { readRegex } from './read-regex.ts'

const mask = (text: string) => createPatternMask(readMask(text))
const regex = (text: string) => createPatternMask(readRegex(text))

/** What stands there behind each key, typed at the end. */
const typed = (its: Mask, text: string): string => [...text].reduce((before, key) => insert(its, { text: before, start: before.length, end: before.length }, key).text, '')

/** A text with the caret as `|`, and what is marked between two of them. */
const markedIn = (text: string) => {
  const [start, end = start] = [text.indexOf('|'), text.lastIndexOf('|') - 1]
  return { text: text.replaceAll('|', ''), start, end: Math.max(start, end) }
}
const shown = ({ text, caret }: { readonly text: string; readonly caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

describe('a mask', () => {
  it.each([
    ['(999) 999-9999', '2025550123', '(202) 555-0123'],
    ['(999) 999-9999', '202-555-0123', '(202) 555-0123'],
    ['(999) 999-9999', '20x2', '(202'],
    ['(999) 999-9999', '20255501239', '(202) 555-0123'],
    ['+1 (999) 999-9999', '2025', '+1 (202) 5'],
    ['+1 (999) 999-9999', '12025', '+1 (202) 5'],
    ['(99999)|(99999-9999)', '12345', '12345'],
    ['(99999)|(99999-9999)', '123456789', '12345-6789'],
    ['(99) 9999[9]-9999', '11123456789', '(11) 12345-6789'],
    ['aa-9999-*', 'kx1a234é', 'kx-1234-é'],
    ['AA-&&', 'kxé7', 'KX-É7'],
    ['##:##', 'a0f', 'A0:F'],
    ['9{2,4}/a{+}', '12345xyz', '1234/xyz'],
    ['9{3}-9|a', '123b', '123-b'],
    ['\\9\\[99\\]', '12', '9[12'],
    ['99 %', '12', '12'],
  ])('%s makes of the keys %s %s', (text, keys, expected) => expect(typed(mask(text), keys)).toBe(expected))

  it('writes the same again of what it has written, with the caret where it was', () => {
    const its = mask('(99) 9999[9]-9999')
    for (const text of ['(11', '(11) 12345-6', '(11) 1234-5678', '(11) 12345-6789']) {
      for (let caret = 0; caret <= text.length; caret += 1) expect(its.write(text, caret)).toEqual({ text, caret, lost: 0 })
    }
  })

  it('takes the shorter form of a number that is left, and the longer one again where it goes on', () => {
    const its = mask('(99) 9999[9]-9999')
    expect([typed(its, '1112345678'), its.settle(typed(its, '1112345678'))]).toEqual(['(11) 12345-678', '(11) 1234-5678'])
    expect(shown(insert(its, markedIn('(11) 1234-5678|'), '9'))).toBe('(11) 12345-6789|')
  })

  it('is settled with the signs at its end, and without those that lead nowhere', () => {
    expect(['12', '1', ''].map(mask('99 %').settle)).toEqual(['12 %', '1', ''])
    expect(['(123) ', '(', '12345-'].map(mask('(999) 999').settle)).toEqual(['(123', '', '(123) 45'])
    expect(mask('(99999)|(99999-9999)').settle('12345-')).toBe('12345')
  })

  it('is complete with all that it asks for, signs or not', () => {
    const judge = (its: Mask, texts: readonly string[]) => texts.map((text) => its.isComplete(text))
    expect(judge(mask('(999) 999-9999'), ['(202) 555-0123', '2025550123', '(202) 555-012', '(202) 555-01234'])).toEqual([true, true, false, false])
    expect(judge(mask('(99999)|(99999-9999)'), ['12345', '12345-6789', '12345-67'])).toEqual([true, true, false])
    expect(judge(mask('aa-9999-*'), ['kx-1234-7', 'k1-1234-7'])).toEqual([true, false])
  })

  it('shows what it looks like', () => {
    expect([mask('(999) 999-9999[ x9{1,5}]').template, mask('(99999)|(99999-9999)').template, regex('GB[0-9]{9}').template, createDateMask('dd/mm/yyyy').template]).toEqual(['(___) ___-____', '_____', 'GB_________', 'dd/mm/yyyy'])
  })

  it('takes digits that are written wide', () => expect(typed(mask('99-99'), '１２３')).toBe('12-3'))

  it.each(['99[9', '(99', '9{x}', '\\', '9{5000}'])('that cannot be read is none: %s', (text) => expect(() => mask(text)).toThrow())
})

describe('an expression', () => {
  it.each([
    ['GB[0-9]{9}', '123456789', 'GB123456789'],
    ['GB[0-9]{9}', 'gb12', 'GB12'],
    ['[A-Z]{2}\\d{2,}', 'ab1', 'AB1'],
    ['^(?:SW|NW)\\d+$', 'n7', 'NW7'],
    ['[^0-9]+', 'a1b', 'ab'],
    ['\\w+-?\\d', 'ab-1', 'ab-1'],
    ['[\\]a]x', ']x', ']x'],
  ])('%s makes of the keys %s %s', (text, keys, expected) => expect(typed(regex(text), keys)).toBe(expected))

  it('that is searched with a million ways takes one', () => {
    expect([regex('(a+)+b').isComplete(`${'a'.repeat(60)}b`), regex('(a+)+b').isComplete('a'.repeat(60))]).toEqual([true, true])
    expect(regex('(a+)+[bc]').isComplete('a'.repeat(60))).toBe(false)
  })

  it.each(['(?=a)b', '(a', 'a)', '[a', '(.)\\1', '\\bx', '[b-a]'])('that looks about, or is none, cannot be read: %s', (text) => expect(() => regex(text)).toThrow())
})

describe('a date', () => {
  it.each([
    ['dd/mm/yyyy', '4/5/2026', '04/05/2026'],
    ['dd/mm/yyyy', '04052026', '04/05/2026'],
    ['dd/mm/yyyy', '1/12/2026', '01/12/2026'],
    ['dd/mm/yyyy', '45', '04/05'],
    ['mm/dd/yyyy', '13', '01/3'],
    ['HH:MM', '930', '09:30'],
    ['HH:MM', '3', '03'],
    ['hh:MM TT', '0930p', '09:30 P'],
    ['d.m.yy', '4.5.26', '4.5.26'],
  ])('as %s makes of the keys %s %s', (format, keys, expected) => expect(typed(createDateMask(format), keys)).toBe(expected))

  it('is complete where there is such a day', () => {
    const judge = (format: string, texts: readonly string[]) => texts.map((text) => createDateMask(format).isComplete(text))
    expect(judge('dd/mm/yyyy', ['28/02/2026', '29/02/2026', '29/02/2028', '31/04/2026', '31/12/202'])).toEqual([true, false, true, false, false])
    expect(judge('mm-dd', ['02-29', '02-30'])).toEqual([true, false])
    expect(judge('hh:MM TT', ['09:30 PM', '09:30', '09:30 p'])).toEqual([true, false, true])
  })

  it.each(['mmmm d', 'dddd', 'HH:MM Z', 'yyy'])('with names or zones is not typed: %s', (format) => expect(() => createDateMask(format)).toThrow())
})

describe('a mask with a name', () => {
  it.each([
    ['ip', '19216801', '192.168.0.1'],
    ['ip', '1.2.300', '1.2.30.0'],
    ['mac', 'a0b1c', 'A0:B1:C'],
    ['email', 'jo @shop.example', 'jo@shop.example'],
    ['currency', '1234567.891', '1,234,567.89'],
    ['decimal', '-12,5', '-12.5'],
    ['integer', '12.5', '125'],
    ['percentage', '7', '7'],
  ])('%s makes of the keys %s %s', (name, keys, expected) => expect(typed(createNamedMask(name), keys)).toBe(expected))

  it('of a number is written out once it is left', () => {
    expect(['1234', '.5', '-', '007', ''].map(createNamedMask('currency').settle)).toEqual(['1,234.00', '0.50', '', '7.00', ''])
    expect(['12 %', '7'].map(createNamedMask('percentage').settle)).toEqual(['12 %', '7 %'])
    expect(['100', '101'].map(createNamedMask('percentage').isComplete)).toEqual([true, false])
  })

  it('that nobody knows is none', () => expect(() => createNamedMask('toString')).toThrow())
})

describe('an edit', () => {
  const phone = mask('(999) 999-9999')

  it.each([
    ['(202|) 555-012', '9', '(202) 9|55-5012'],
    ['(|202) 555-012', '9', '(9|20) 255-5012'],
    ['|(202) 555-0123|', '4', '(4|'],
    ['(202) |555|-0123', '7', '(202) 7|01-23'],
    ['(2|02) 555-0123', '9', '(2|02) 555-0123'],
    ['|', '(202) 555-0123', '(202) 555-0123|'],
    ['(20|) ', 'Tel. 2 555 x', '(202) 555|'],
    ['(202) 555|-0123', '777', '(202) 555|-0123'],
    ['(202) 555|-01', '7777', '(202) 555-77|01'],
  ])('at %s writes %s: %s', (text, keys, expected) => expect(shown(insert(phone, markedIn(text), keys))).toBe(expected))

  it.each([
    ['(202) 555-0123|', 'backward', '(202) 555-012|'],
    ['(202) 5|55-0123', 'backward', '(202) |550-123'],
    ['(202) |555-0123', 'backward', '(20|5) 550-123'],
    ['(202|) 555-0123', 'forward', '(202|) 550-123'],
    ['(20|2) 555-0123', 'forward', '(20|5) 550-123'],
    ['|(202) 555|-0123', 'backward', '|(012) 3'],
    ['|(202', 'backward', '|(202'],
    ['(|202', 'backward', '|(202'],
    ['(202) |', 'backward', '(202)|'],
  ] as const)('at %s takes away %s: %s', (text, direction, expected) => expect(shown(remove(phone, markedIn(text), direction))).toBe(expected))

  it('that takes a date apart loses none of its digits', () => {
    const date = createDateMask('dd/mm/yyyy')
    const taken = remove(date, markedIn('12/11|/1999'), 'backward')
    expect(taken.text.replace(/\D/g, '')).toBe('12011999')
    expect(insert(date, { text: taken.text, start: taken.caret, end: taken.caret }, '').text).toBe(taken.text)
  })

  it('of a number minds its commas', () => {
    const price = createNamedMask('currency')
    expect([shown(insert(price, markedIn('1,23|4.50'), '9')), shown(remove(price, markedIn('1,2|34.50'), 'backward')), shown(remove(price, markedIn('1,|234.50'), 'backward'))]).toEqual(['12,39|4.50', '1|34.50', '|234.50'])
  })

  it('is found by what differs, at the caret where that is not sure', () => {
    expect([changeBetween('112', '1112', 1), changeBetween('(20', '(20x', 4), changeBetween('abc', 'c', 0), changeBetween('', '12')]).toEqual([
      { start: 0, end: 0, inserted: '1' }, { start: 3, end: 3, inserted: 'x' }, { start: 0, end: 2, inserted: '' }, { start: 0, end: 0, inserted: '12' },
    ])
  })
})
