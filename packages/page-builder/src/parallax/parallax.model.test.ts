// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { framesOf, shiftAt } from './parallax.model.ts'

const place = { top: 2000, height: 600, view: 800, range: 5000 }

describe('a background that moves slower than what lies on it', () => {
  it('is in its place when what it lies in comes into the window, and has moved by 0.3 of every px that the page is scrolled', () => {
    expect([1200, 1201, 1300, 2000, 200].map((y) => shiftAt(y, place))).toEqual([0, 0.3, 30, 240, -300])
  })

  it('moves evenly from the page\'s top to its end', () => {
    expect(framesOf(place).map(({ transform }) => transform)).toEqual(['translateY(-360px)', 'translateY(1140px)'])
    expect(framesOf({ ...place, range: 0 }).map(({ transform }) => transform)).toEqual(['translateY(-360px)', 'translateY(-360px)'])
  })
})
