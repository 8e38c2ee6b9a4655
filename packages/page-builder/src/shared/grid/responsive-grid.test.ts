import { describe, expect, it } from 'vitest'
import { columnsOf, placeOf } from './responsive-grid.ts'

describe('a grid', () => {
  it.each([
    [{ width: 1080, item: 284.8, gap: 59.4 }, 4],
    [{ width: 300, item: 300, gap: 0 }, 1],
    [{ width: 0, item: 0, gap: 0 }, 1],
    [{ width: 500, item: 0, gap: 0 }, 1],
    [{ width: 200, item: 400, gap: 0 }, 1],
  ])('of %o has %i columns', (sizes, columns) => {
    expect(columnsOf(sizes)).toBe(columns)
  })

  it('marks the ends of its rows, and its last row where nothing comes below', () => {
    const marks = (marksLastRow: boolean) => Array.from({ length: 7 }, (_, index) => {
      const { isFirst, isLast, isOnLastRow } = placeOf(index, { count: 7, columns: 3, marksLastRow })
      return [isFirst && 'first', isLast && 'last', isOnLastRow && 'row'].filter(Boolean).join(' ')
    })
    expect(marks(false)).toEqual(['first', '', 'last', 'first', '', 'last', 'first'])
    expect(marks(true)).toEqual(['first', '', 'last', 'first', '', 'last', 'first row'])
  })
})
