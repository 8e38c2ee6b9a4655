// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { inWords, isOver, leftUntil, shown } from './countdown.model.ts'

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

  it('is said each second by what has been made for its language once', () => {
    const made: string[] = []
    const { NumberFormat, ListFormat } = Intl
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), {
      NumberFormat: class extends NumberFormat {
        constructor(...args: ConstructorParameters<typeof NumberFormat>) {
          super(...args)
          made.push(String(args[1]?.unit))
        }
      },
      ListFormat: class extends ListFormat {
        constructor(...args: ConstructorParameters<typeof ListFormat>) {
          super(...args)
          made.push('list')
        }
      },
    }))
    expect([90, 89, 88].map((seconds) => inWords(before(seconds), 'nl')).at(-1)).toBe('1 minuut en 28 seconden')
    expect(made.sort()).toEqual(['list', 'minute', 'second'])
    vi.unstubAllGlobals()
  })

  it('is said in words, without what is not left, and without seconds while there are hours', () => {
    expect(inWords(before(2 * 86_400 + 4 * 3600 + 65), 'en-GB')).toBe('2 days, 4 hours, 1 minute')
    expect(inWords(before(90), 'en-GB')).toBe('1 minute, 30 seconds')
    expect(inWords(before(0), 'en-GB')).toBe('0 seconds')
    expect(inWords(before(90), 'en_GB')).toMatch(/^1 .*30 /)
    expect(inWords(before(90), 'de')).toBe('1 Minute, 30 Sekunden')
  })

  it('is said each second by what was made for its language once', () => {
    let made = 0
    const Numbers = class extends Intl.NumberFormat {
      constructor(...given: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...given)
        made += 1
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: Numbers } }))
    expect(inWords(before(90), 'en-US')).toBe('1 minute, 30 seconds')
    const first = made
    expect([inWords(before(89), 'en-US'), first > 0, made]).toEqual(['1 minute, 29 seconds', true, first])
    vi.unstubAllGlobals()
  })
})
