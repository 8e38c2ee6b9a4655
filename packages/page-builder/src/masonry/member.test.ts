import { describe, expect, it } from 'vitest'
import { dealOut, readColumns } from './member.ts'

describe('columns', () => {
  it.each([
    ['"3 .column.size-1of3"', { count: 3, classes: ['column', 'size-1of3'] }],
    ["'1 .column.size-1of1'", { count: 1, classes: ['column', 'size-1of1'] }],
    ['"2"', { count: 2, classes: [] }],
  ])('are read from %s', (content, columns) => {
    expect(readColumns(content)).toEqual(columns)
  })

  it.each(['none', 'normal', '', '""', '"0 .column"', '"99 .column"', '"\\e042"'])('are not read from %s', (content) => {
    expect(readColumns(content)).toBeUndefined()
  })

  it('are filled one item after the other', () => {
    expect(dealOut([1, 2, 3, 4, 5], 3)).toEqual([[1, 4], [2, 5], [3]])
    expect(dealOut([], 2)).toEqual([[], []])
  })
})
