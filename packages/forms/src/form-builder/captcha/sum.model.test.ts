import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCaptchaWords } from './read-limits.ts'
import { drawSum, isRightAnswer, isRightResult } from './sum.model.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a sum', () => {
  it('is drawn from both ends of its numbers, and from all that may be done', () => {
    const limits = { min: 1, max: 15, operators: ['+', '*'] }
    const sums = [0, 0.999].map((value) => drawSum(limits, () => value))
    expect(sums).toEqual([{ n1: 1, n2: 1, cal: '+' }, { n1: 15, n2: 15, cal: '*' }])
  })

  it('has one result, however it is typed', () => {
    const sum = { n1: 7, cal: '*', n2: 6 }
    expect(['42', ' 42 ', '42.0', '43', '', ' ', 'x'].map((answer) => isRightResult(answer, sum))).toEqual([true, true, true, false, false, false, false])
  })

  it('may be less than nothing, and is never right where nobody can do it [form-builder-forms#79]', () => {
    expect(isRightResult('-2', { n1: 3, cal: '-', n2: 5 })).toBe(true)
    expect(['0.6', '0', '1', '15'].map((answer) => isRightResult(answer, { n1: 3, cal: '/', n2: 5 }))).toEqual([false, false, false, false])
    expect(isRightResult('3', { n1: 3, cal: 'constructor', n2: 5 })).toBe(false)
  })

  it('is what the page says, also in texts, and the builder\'s own where that makes no sense', () => {
    const read = (settings: unknown) => {
      vi.stubGlobal('wpforms_captcha', settings)
      return readCaptchaWords()
    }
    const own = { min: 1, max: 15, operators: ['+', '*'], wrong: 'Incorrect answer.' }
    expect(read({ max: '20', min: '2', cal: ['-'], errorMsg: 'That&#039;s wrong.' })).toEqual({ min: 2, max: 20, operators: ['-'], wrong: 'That\'s wrong.' })
    expect([undefined, null, 'x', {}, { max: 'a', min: [], cal: 'x' }, { max: 1, min: 5, cal: [] }].map(read)).toEqual(Array(6).fill(own))
  })
})

it('the answer to a question may be in small letters, with spaces around it', () => {
  expect([' paris ', 'Paris', 'pariss', ''].map((answer) => isRightAnswer(answer, 'Paris'))).toEqual([true, true, false, false])
})
