// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { counted, grouped } from './member.ts'

describe('a number as it is shown', () => {
  it.each([
    ['1234567', ',', '1,234,567'],
    ['1234567', '', '1234567'],
    ['1234567', ' & ', '1 & 234 & 567'],
    ['1234567', '$&', '1$&234$&567'],
    ['999', ',', '999'],
    ['1000', '.', '1.000'],
    ['-1234', ',', '-1,234'],
    ['98765.4321', ',', '98,765.4321'],
    ['', ',', ''],
  ])('has the digits of %s grouped by "%s": %s', (value, separator, shown) => {
    expect(grouped(value, separator)).toBe(shown)
  })

  it('is whole on the way and what was printed at the end', () => {
    const number = { value: '98.50', separator: '' }
    expect([0, 0.5, 1].map((part) => counted(number, part))).toEqual(['0', '49', '98.50'])
  })
})
