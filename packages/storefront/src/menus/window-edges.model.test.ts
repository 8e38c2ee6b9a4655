// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { shiftInto } from './window-edges.model.ts'

describe('a list that opens', () => {
  it.each([
    ['within the window, nowhere', [100, 340], undefined, 0],
    ['beneath an entry near the right edge, to that edge', [1100, 1340], undefined, -60],
    ['beneath an entry near the left edge, to that edge', [-30, 210], undefined, 30],
    ['beside a list near the right edge, to its other side', [1240, 1480], [1000, 1240], -480],
    ['beside a list near the left edge, to its other side', [-210, 30], [30, 270], 480],
    ['beside a list that leaves no room on either side, to the edge', [1240, 1480], [100, 1240], -200],
    ['wider than the window, to its left edge', [200, 1700], undefined, -200],
    ['beneath one in a list, to the edge', [1080, 1320], [1080, 1320], -40],
  ] as const)('goes, %s', (_where, [left, right], around, shift) => {
    expect(shiftInto({ left, right }, 1280, around && { left: around[0], right: around[1] })).toBe(shift)
  })
})
