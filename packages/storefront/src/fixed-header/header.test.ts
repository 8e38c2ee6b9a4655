// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type HeaderState, isTooShort, shiftOf, triggerAt } from './header.ts'

const state = (more: Partial<HeaderState> = {}): HeaderState => ({ isFixed: false, wasFixed: false, isWide: true, liesOver: true, hides: false, bar: 0, top: 0, header: 66, ...more })

describe('the header of a page', () => {
  it('becomes the small one later beneath a bar of its own, and last of all where it is out of the window until then', () => {
    expect([state(), state({ top: 31 }), state({ top: 31, hides: true })].map(triggerAt)).toEqual([29, 56, 200])
  })

  it('stays on a page that is too short to bring it back', () => {
    expect([1165, 1166].map((length) => isTooShort(length, 900, 66))).toEqual([true, false])
  })

  it('is moved out of the window by its height where it hides, and nowhere else', () => {
    expect([state(), state({ hides: true }), state({ hides: true, isFixed: true }), state({ hides: true, isWide: false })].map(shiftOf))
      .toEqual([{}, { transform: 'translateY(-66px)' }, { transform: 'translateY(0)' }, {}])
  })
})
