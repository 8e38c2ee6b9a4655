import { describe, expect, it } from 'vitest'
import { readSpeed, stepFrom, trackOf } from './portfolio.read.ts'

describe('a portfolio over the whole width', () => {
  it.each([
    [1600, 5, 240], [1599, 4, 299.8125], [1024, 4, 192], [1023, 3, 255.75], [768, 3, 192], [767, 2, 287.625], [480, 2, 180], [479, 1, 359.25], [0, 1, 0],
  ])('has at %i px so many columns as the theme, and items three quarters as high as wide [page-builder-modules#18]', (width, columns, height) => {
    expect(trackOf(width)).toEqual({ columns, height })
  })

  it('moves by as many items as show, and from an end to the other', () => {
    const all = { columns: 4, count: 10 }
    expect([0, 4, 6].map((first) => stepFrom(first, 1, all))).toEqual([4, 6, 0])
    expect([6, 2, 0].map((first) => stepFrom(first, -1, all))).toEqual([2, 0, 6])
    expect(stepFrom(0, 1, { columns: 4, count: 2 })).toBe(0)
  })

  it.each([['5000', 5000], ['5000ms', 5000], [null, 7000], ['', 7000], ['0', 7000], ['-1', 7000], ['soon', 7000]])(
    'waits %s as %i ms between two moves [page-builder-modules#20]', (text, speed) => expect(readSpeed(text)).toBe(speed),
  )
})
