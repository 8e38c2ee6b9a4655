import { describe, expect, it } from 'vitest'
import { swipeOf } from './swipe.late.ts'

describe('a stroke of a finger', () => {
  it('is a swipe when it goes far enough sideways, hardly up or down, and in time', () => {
    expect(swipeOf({ x: -31, y: 29, ms: 1000 })).toBe('next')
    expect(swipeOf({ x: 31, y: -29, ms: 10 })).toBe('previous')
    const others = [{ x: -30, y: 0, ms: 10 }, { x: -90, y: 30, ms: 10 }, { x: -90, y: -31, ms: 10 }, { x: -90, y: 0, ms: 1001 }]
    expect(others.map(swipeOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})
