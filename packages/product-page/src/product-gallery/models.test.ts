// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { indexOf, swipesOn, withFriction } from './move.model.ts'
import { zoomOffset, zoomSize } from './zoom/zoom.model.ts'

describe('a move', () => {
  const row = { active: 1, count: 3, loops: false }

  it('leads to a neighbour or to an index, and nowhere beyond the ends or to what shows', () => {
    expect(indexOf('next', row)).toBe(2)
    expect(indexOf('previous', row)).toBe(0)
    expect(indexOf('next', { ...row, active: 2 })).toBeUndefined()
    expect(indexOf('previous', { ...row, active: 0 })).toBeUndefined()
    expect([2, 1, 3, -1, 0.5, Number.NaN].map((index) => indexOf(index, row))).toEqual([2, undefined, undefined, undefined, undefined, undefined])
    expect(indexOf('next', { ...row, active: 0, count: 0, loops: true })).toBeUndefined()
  })

  it('goes around the ends where the last picture is followed by the first', () => {
    expect(indexOf('next', { ...row, active: 2, loops: true })).toBe(0)
    expect(indexOf('previous', { ...row, active: 0, loops: true })).toBe(2)
    expect(indexOf(3, { ...row, loops: true })).toBeUndefined()
  })
})

describe('a swipe', () => {
  it('moves on when it is quick, or goes over half of the picture', () => {
    expect(swipesOn({ x: -60, ms: 200, width: 400 })).toBe(true)
    expect(swipesOn({ x: 40, ms: 200, width: 400 })).toBe(false)
    expect(swipesOn({ x: 60, ms: 900, width: 400 })).toBe(false)
    expect(swipesOn({ x: -210, ms: 900, width: 400 })).toBe(true)
    expect(swipesOn({ x: 41, ms: 200, width: 80 })).toBe(true)
  })

  it('follows a finger less and less where there is nothing to come', () => {
    expect(withFriction(100, 400)).toBeCloseTo(44.44)
    expect(withFriction(-400, 400)).toBeCloseTo(-133.33)
    expect(withFriction(10, 0)).toBe(0)
  })
})

describe('a closer look', () => {
  const box = { width: 400, height: 400 }

  it('is there where the file is wider than its place', () => {
    expect(zoomSize({ width: 1200, height: 800 }, box, 1)).toEqual({ width: 1200, height: 800 })
    expect(zoomSize({ width: 400, height: 400 }, box, 1)).toBeNull()
    expect(zoomSize({ width: 400, height: 400 }, box, 2)).toEqual({ width: 800, height: 800 })
    expect(zoomSize({ width: 0, height: 0 }, box, 1)).toBeNull()
    expect(zoomSize({ width: 1200, height: 800 }, { width: 0, height: 0 }, 1)).toBeNull()
  })

  it('shows what the pointer is at, and never more than there is', () => {
    const size = { width: 1200, height: 300 }
    expect(zoomOffset({ x: 0, y: 0 }, size, box)).toEqual({ x: 0, y: 0 })
    expect(zoomOffset({ x: 0.5, y: 1 }, size, box)).toEqual({ x: -400, y: 0 })
    expect(zoomOffset({ x: 2, y: -1 }, { width: 800, height: 800 }, box)).toEqual({ x: -400, y: 0 })
  })
})
