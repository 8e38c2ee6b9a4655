// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { framesOf, shiftAt } from './member.ts'

const place = { top: 2000, height: 600, view: 800, range: 5000 }

describe('a background that moves slower than what lies on it', () => {
  it('is in its place when what it lies in comes into the window, and has moved by 0.3 of every px that the page is scrolled', () => {
    expect([1200, 1201, 1300, 2000, 200].map((y) => shiftAt(y, place))).toEqual([0, 0.3, 30, 240, -300])
  })

  it('moves evenly while what it lies in is near the window, and rests before and after', () => {
    const frames = (more: Partial<typeof place>) => framesOf({ ...place, ...more }).map(({ transform, offset }) => [offset, transform])
    expect(frames({})).toEqual([[0, 'translateY(-120px)'], [0.16, 'translateY(-120px)'], [0.6, 'translateY(540px)'], [1, 'translateY(540px)']])
    expect(frames({ top: 100, range: 1000 })).toEqual([[0, 'translateY(210px)'], [1, 'translateY(510px)']])
    expect(frames({ range: 0 })).toEqual([[0, 'translateY(-360px)'], [1, 'translateY(-360px)']])
  })
})
