// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { compositeOf, framesOf, pointsOf, valueAt, type Effect } from './effects.model.ts'

const effect = (changes: Partial<Effect> = {}): Effect => ({ resolver: 'opacity', limits: [0, 40, 60, 100], values: [0, 100, 50], edges: [0.5, 0.5], ...changes })
const place = { top: 3000, height: 200, view: 1000, range: 10_000 }

describe('the way of an element through the window', () => {
  it('begins where its middle meets the window\'s lower edge, and ends where that meets the upper one', () => {
    expect(pointsOf(effect(), place)).toEqual([[2100, 0], [2500, 100], [2700, 100], [3100, 50]])
  })

  it('begins and ends with another of its edges where that is said', () => {
    expect(pointsOf(effect({ edges: [0, 1] }), place).map(([at]) => at)).toEqual([2000, 2480, 2720, 3200])
  })
})

describe('the value of an effect', () => {
  const points = pointsOf(effect(), place)

  it('is even between two limits, the same between the two in the middle, and stays before the first and after the last', () => {
    expect([0, 2100, 2300, 2500, 2600, 2700, 2900, 3100, 9000].map((y) => valueAt(points, y))).toEqual([0, 0, 50, 100, 100, 100, 75, 50, 50])
  })

  it('has no gap where two limits meet', () => {
    const met = pointsOf(effect({ limits: [0, 50, 50, 100] }), place)
    expect([2599, 2600, 2601].map((y) => Math.round(valueAt(met, y)))).toEqual([100, 100, 100])
    const all = pointsOf(effect({ limits: [50, 50, 50, 50] }), place)
    expect([2599, 2600].map((y) => valueAt(all, y))).toEqual([0, 50])
  })
})

describe('an effect over the page', () => {
  it('has its limits where the page is scrolled to them', () => {
    expect(framesOf(effect(), place)).toEqual([
      { opacity: '0', offset: 0 }, { opacity: '0', offset: 0.21 }, { opacity: '1', offset: 0.25 }, { opacity: '1', offset: 0.27 },
      { opacity: '0.5', offset: 0.31 }, { opacity: '0.5', offset: 1 },
    ])
  })

  it('begins in the middle of it for what stands in the first window, and ends there for what stands in the last', () => {
    expect(framesOf(effect(), { ...place, top: 400 })[0]).toEqual({ opacity: '1', offset: 0 })
    expect(framesOf(effect({ resolver: 'scale' }), { ...place, range: 2300 }).at(-1)).toEqual({ scale: '0.5', offset: 1 })
  })

  it('is what it is where the page cannot be scrolled', () => {
    expect(framesOf(effect({ resolver: 'scale' }), { ...place, top: 700, range: 0 })).toEqual([{ scale: '0.5', offset: 0 }, { scale: '0.5', offset: 1 }])
  })

  it('leaves nothing faint that cannot be scrolled on, at the end of a page as on one that is no longer than the window', () => {
    expect(framesOf(effect(), { ...place, range: 2300 }).slice(1)).toEqual([{ opacity: '0', offset: 1900 / 2300 }, { opacity: '1', offset: 1 }])
    expect(framesOf(effect(), { ...place, top: 700, range: 0 }).map(({ opacity }) => opacity)).toEqual(['1', '1'])
    // What fades out is not meant to be read there.
    expect(framesOf(effect({ values: [100, 40, 0] }), { ...place, range: 2300 }).at(-1)).toEqual({ opacity: '0.7', offset: 1 })
  })

  it('goes forward also where an element is higher than the window and its edges meet that the other way round', () => {
    const offsets = framesOf(effect({ resolver: 'rotate', edges: [1, 0] }), { ...place, height: 1600 }).map(({ offset }) => offset ?? 0)
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
  })

  it.each([
    ['translateY', [4, 0, -4], [{ translate: '0px 400px' }, { translate: '0px -400px' }], 'add'],
    ['translateX', [3, 0, -3], [{ translate: '300px 0px' }, { translate: '-300px 0px' }], 'add'],
    ['opacity', [-10, 0, 120], [{ opacity: '0' }, { opacity: '1' }], 'replace'],
    ['scale', [70, 100, 130], [{ scale: '0.7' }, { scale: '1.3' }], 'replace'],
    ['rotate', [90, 0, -45], [{ rotate: '90deg' }, { rotate: '-45deg' }], 'replace'],
    ['blur', [10, 0, -3], [{ filter: 'blur(10px)' }, { filter: 'blur(0px)' }], 'add'],
  ] as const)('says %s in CSS, and goes with the element\'s own', (resolver, values, ends, composite) => {
    const one = effect({ resolver, values })
    const frames = framesOf(one, place)
    expect([frames[0], frames.at(-1)]).toEqual([{ ...ends[0], offset: 0 }, { ...ends[1], offset: 1 }])
    expect(compositeOf(one)).toBe(composite)
  })
})
