// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { columnsName } from './rows.ts'

describe('what a row is called', () => {
  it.each([
    [['1_4', '1_4', '1_4', '1_4'], '4col'],
    [['1_5', '1_5', '1_5', '1_5', '1_5'], '5col'],
    [['1_6', '1_6', '1_6', '1_6', '1_6', '1_6'], '6col'],
    [['1_4', '3_4'], '1-4_3-4'],
    [['1_2', '1_4', '1_4'], '1-2_1-4_1-4'],
    [['1_4', '1_4', '1_4'], '1-4_1-4_1-4'],
    [['1_5', '1_5', '3_5'], '1-5_1-5_3-5'],
    [['1_2', '1_6', '1_6', '1_6'], '1-2_1-6_1-6_1-6'],
    [['1_5', '3_5', '1_5'], undefined],
    [['1_6', '2_3', '1_6'], undefined],
    [['1_3', '2_3'], undefined],
    [['4_4'], undefined],
    [[], undefined],
  ])('of %s is %s', (widths, name) => {
    expect(columnsName(widths)).toBe(name)
  })
})
