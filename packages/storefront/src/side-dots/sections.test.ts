// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { lineOf, type Over } from './sections.ts'

const over = (more: Partial<Over> = {}): Over => ({ bar: 32, top: 30, main: 66, isFixed: false, isVertical: false, isTemplate: false, ...more })

describe('where a section begins to be the one that is looked at', () => {
  it.each([
    ['beneath a header that stays', { isFixed: true }, 148],
    ['before it has passed one that is scrolled along', {}, 38],
    ['beneath the bars of a header at the side', { isVertical: true }, 32],
    ['at the edge of what a template prints', { isTemplate: true, main: 0 }, 62],
  ])('is %s', (_where, more, line) => {
    expect(lineOf(over(more))).toBe(line)
  })
})
