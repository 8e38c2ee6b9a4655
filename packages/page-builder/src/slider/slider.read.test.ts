// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { directionOf, targetOf } from './slide-moves.ts'
import { intervalOf } from './slider.read.ts'

describe('where a move leads', () => {
  it('is over either end, or to a slide that is there', () => {
    expect([targetOf('next', 2, 3), targetOf('previous', 0, 3), targetOf('next', 0, 3), targetOf('previous', 2, 3), targetOf(1, 0, 3)]).toEqual([0, 2, 1, 1, 1])
    expect([3, -1, 0.5, Number.NaN].map((index) => targetOf(index, 0, 3))).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is what scripts say, also as text', () => {
    expect(['next', 'previous', 2, '1', 'sideways', undefined].map(directionOf)).toEqual(['next', 'previous', 2, 1, Number.NaN, Number.NaN])
  })
})

describe('how long a slide is shown', () => {
  it('is what its class says, and a sensible time where that says nothing', () => {
    expect(['4000', undefined, '0', '', '10', '999', '1000'].map(intervalOf)).toEqual([4000, 7000, 7000, 7000, 7000, 7000, 1000])
  })
})
