// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { columnsIn, groupFrom, startAfter } from './strip.ts'

describe('a strip of pictures', () => {
  it('has as many beside each other as its column is wide, three in a quarter at any width: the theme\'s other number was never reached (weakness 9)', () => {
    expect(['4_4', '3_4', '2_3'].map((width) => [columnsIn(width, true), columnsIn(width, false)])).toEqual([[4, 3], [4, 3], [4, 3]])
    expect([columnsIn('1_4', true), columnsIn('1_4', false)]).toEqual([3, 3])
    expect(['3_5', '1_5', '1_6', '1_4', '1_2', undefined].map((width) => columnsIn(width, true))).toEqual([4, 2, 2, 3, 3, 3])
  })

  it('shows one group after the other, over its end', () => {
    expect([groupFrom(0, 4, 5), groupFrom(4, 4, 5), groupFrom(0, 4, 2)]).toEqual([[0, 1, 2, 3], [4, 0, 1, 2], [0, 1]])
    expect([startAfter(0, 4, 5), startAfter(4, 4, 5), startAfter(0, -4, 5)]).toEqual([4, 3, 1])
  })
})
