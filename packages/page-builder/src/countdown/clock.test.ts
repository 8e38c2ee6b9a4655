// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { inWords, isOver, leftUntil, shown } from './clock.ts'

const END = 1_900_000_000
const before = (seconds: number) => leftUntil(END, (END - seconds) * 1000)
const digits = (seconds: number) => Object.values(shown(before(seconds))).map((unit) => unit.digits).join('/')
const zeros = (seconds: number) => Object.values(shown(before(seconds))).map((unit) => unit.isZero)

describe('what is left', () => {
  it.each([
    [90, '000/00/01/30'],
    [0, '000/00/00/00'],
    [-5000, '000/00/00/00'],
    [86_399, '000/23/59/59'],
    [86_400, '001/00/00/00'],
    [10_000 * 86_400 + 61, '10000/00/01/01'],
  ])('%d s before the end is %s', (seconds, text) => expect(digits(seconds)).toBe(text))

  it('is floored, as time passes', () => {
    expect([leftUntil(END, END * 1000 - 1).seconds, leftUntil(END, END * 1000 - 1001).seconds]).toEqual([0, 1])
  })

  it('has units that have run out marked, and those below a longer one that has not, not', () => {
    expect(zeros(90)).toEqual([true, true, false, false])
    expect(zeros(86_400)).toEqual([false, false, false, false])
    expect(zeros(-1)).toEqual([true, true, true, true])
  })

  it('is over at the end and after it', () => expect([before(1), before(0), before(-9)].map(isOver)).toEqual([false, true, true]))

  it('is said in the labels of the module, without what is not left, and without seconds while there are hours', () => {
    const labels = { days: 'Day(s)', hours: 'Hour(s)', minutes: 'Minute(s)', seconds: 'Second(s)' }
    expect(inWords(before(2 * 86_400 + 4 * 3600 + 65), labels)).toBe('2 Day(s), 4 Hour(s), 1 Minute(s)')
    expect(inWords(before(90), labels)).toBe('1 Minute(s), 30 Second(s)')
    expect(inWords(before(0), labels)).toBe('0 Second(s)')
    expect(inWords(before(61), { ...labels, minutes: '' })).toBe('1, 1 Second(s)')
  })
})
