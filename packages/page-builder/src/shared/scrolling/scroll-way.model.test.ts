// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { onItsWay } from './scroll-way.model.ts'

const frames = (...all: readonly [offset: number, opacity: number][]) => all.map(([offset, opacity]) => ({ offset, opacity }))

describe('an animation along the scrolling of a page', () => {
  it('takes the part of it in which anything changes: in the rest the browser has nothing to do', () => {
    const way = onItsWay(frames([0, 0], [0.2, 0], [0.3, 0.5], [0.4, 1], [1, 1]))
    expect(way.frames.map(({ opacity }) => opacity)).toEqual([0, 0.5, 1])
    expect(way.frames.map(({ offset }) => Math.round(Number(offset) * 1000) / 1000)).toEqual([0, 0.5, 1])
    expect(Object.values(way.timing).map(Math.round)).toEqual([200, 200, 600])
  })

  it('holds what stands still between two changes, and takes all of it where it changes from end to end', () => {
    expect(onItsWay(frames([0, 0], [0.25, 1], [0.75, 1], [1, 0]))).toEqual({
      frames: frames([0, 0], [0.25, 1], [0.75, 1], [1, 0]),
      timing: { delay: 0, duration: 1000, endDelay: 0 },
    })
  })

  it.each([[[0, 1]], [[0, 1], [1, 1]], [[0, 1], [0.5, 1], [1, 1]]] as [number, number][][])('has a length and two ends where nothing changes at all', (...all) => {
    const { frames: shown, timing } = onItsWay(frames(...all))
    expect(shown).toEqual(frames([0, 1], [1, 1]))
    expect([timing.delay, timing.duration, timing.endDelay]).toEqual([0, 1, 999])
  })

  it('jumps where two values stand at one place, also at the very end', () => {
    const way = onItsWay(frames([0, 0], [0.5, 0], [0.5, 1], [1, 1]))
    expect([way.frames.map(({ opacity }) => opacity), way.timing]).toEqual([[0, 1], { delay: 500, duration: expect.closeTo(1), endDelay: expect.closeTo(499) }])
    const last = onItsWay(frames([0, 0], [1, 0], [1, 1])).timing
    expect(last.delay + last.duration + last.endDelay).toBeCloseTo(1000)
  })
})
