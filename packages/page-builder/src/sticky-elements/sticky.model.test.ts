// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { linesOf, placeAt, type StickyBox } from './sticky.model.ts'

const standing = (changes: Partial<StickyBox> = {}): StickyBox => ({
  isTop: true, isBottom: false, top: 1000, left: 100, width: 300, height: 50, stuckHeight: 50, topOffset: 20, bottomOffset: 0,
  from: -Infinity, until: Infinity, isClear: true, ...changes,
})
const view = 800
const at = (one: StickyBox, scrolled: number, headers = 0) => {
  const lines = linesOf([one], headers).get(one) ?? { top: 0, bottom: 0 }
  return placeAt(one, lines, { scrolled, view })
}

describe('an element that sticks at the upper end', () => {
  it('is in its place until that would be above its line, and stuck from then on', () => {
    expect([0, 980, 981, 9000].map((y) => at(standing(), y).at)).toEqual(['rest', 'rest', 'top', 'top'])
  })

  it('keeps clear of what stands over the page\'s top', () => {
    expect([900, 901].map((y) => at(standing(), y, 80).at)).toEqual(['rest', 'top'])
  })

  it('is not carried below its limit: from there it stays where the page is', () => {
    const limited = standing({ until: 1500, stuckHeight: 60 })
    expect([1420, 1421, 3000].map((y) => at(limited, y))).toEqual([{ at: 'top' }, { at: 'top', limit: 1440 }, { at: 'top', limit: 1440 }])
    expect(at(standing({ until: 1050 }), 2000)).toEqual({ at: 'rest' })
  })

  it('does not stick where it would never be seen whole', () => {
    expect([780, 781].map((height) => at(standing({ height, stuckHeight: height }), 2000).at)).toEqual(['top', 'rest'])
  })
})

describe('an element that sticks at the lower end', () => {
  const lower = (changes: Partial<StickyBox> = {}) => standing({ isTop: false, isBottom: true, bottomOffset: 10, top: 3000, ...changes })

  it('is stuck until the page is scrolled to its place', () => {
    expect([0, 2259, 2260, 9000].map((y) => at(lower(), y).at)).toEqual(['bottom', 'bottom', 'rest', 'rest'])
  })

  it('is not carried above its limit', () => {
    const limited = lower({ from: 2000 })
    expect([0, 1259, 1260].map((y) => at(limited, y))).toEqual([{ at: 'bottom', limit: 2000 }, { at: 'bottom', limit: 2000 }, { at: 'bottom' }])
    expect(at(lower({ from: 3000 }), 0)).toEqual({ at: 'rest' })
  })

  it('may stick at the upper end as well', () => {
    expect([0, 2500, 4000].map((y) => at(lower({ isTop: true }), y).at)).toEqual(['bottom', 'rest', 'top'])
  })
})

describe('several elements that stick', () => {
  it('stand one below the other, each in its turn, those that meet in their width alone', () => {
    const [first, second, aside] = [standing(), standing({ top: 2000, topOffset: 5 }), standing({ top: 3000, left: 500 })]
    const lines = linesOf([second, aside, first], 30)
    expect([first, second, aside].map((one) => lines.get(one)?.top)).toEqual([50, 105, 50])
  })

  it('do not mind one that was left at its limit before they come, nor any where they are said not to', () => {
    const [gone, second, careless] = [standing({ until: 1800 }), standing({ top: 2000 }), standing({ top: 2500, isClear: false, topOffset: 0 })]
    const lines = linesOf([gone, second, careless], 0)
    expect([second, careless].map((one) => lines.get(one)?.top)).toEqual([20, 0])
  })

  it('stand one above the other at the lower end, the last of the page lowest', () => {
    const lower = { isTop: false, isBottom: true, bottomOffset: 10 }
    const [first, last] = [standing({ ...lower }), standing({ ...lower, top: 5000 })]
    const lines = linesOf([first, last], 30)
    expect([first, last].map((one) => lines.get(one)?.bottom)).toEqual([70, 10])
  })
})
