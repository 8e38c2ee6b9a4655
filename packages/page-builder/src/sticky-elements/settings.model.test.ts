// @vitest-environment node
import { stickyItem } from '@tillkit/fixtures/page-builder'
import { describe, expect, it } from 'vitest'
import { pixels, readSettings } from './settings.model.ts'

describe('what is said of an element that sticks', () => {
  it('is the same on every kind of screen, or said for some, and else that of the next larger', () => {
    const item = stickyItem('et_pb_row_1', { position: { desktop: 'top_bottom', tablet: 'bottom', phone: '' }, topOffset: { desktop: '5px', phone: '3px' }, bottomLimit: 'section' })
    expect((['desktop', 'tablet', 'phone'] as const).map((on) => readSettings(item, on)).map(({ isTop, isBottom, topOffset, bottomLimit }) => [isTop, isBottom, topOffset, bottomLimit])).toEqual([
      [true, true, '5px', 'section'], [false, true, '5px', 'section'], [false, true, '3px', 'section'],
    ])
  })

  it.each([['top', true, false], ['bottom', false, true], ['top_bottom', true, true], ['none', false, false], ['', false, false]])('position %s', (position, isTop, isBottom) => {
    expect(readSettings({ position }, 'desktop')).toMatchObject({ isTop, isBottom })
  })

  it('is nothing where it is no item, and what is not known does not count', () => {
    expect([null, 'x', [], undefined].map((item) => readSettings(item, 'phone').isTop)).toEqual([false, false, false, false])
    expect(readSettings({ position: 'top', topLimit: 'constructor', offsetSurrounding: 'off', transition: 'off', topOffset: 3 }, 'desktop')).toEqual({
      isTop: true, isBottom: false, topOffset: '', bottomOffset: '', topLimit: 'none', bottomLimit: 'none', isClear: false, isGentle: false,
    })
  })
})

it.each([['20px', 20], ['-5px', -5], ['2vw', 25.6], ['10vh', 80], ['10%', 80], ['1.5em', 24], ['2rem', 32], ['7', 7], ['', 0], ['calc(1px + 2px)', 0]])('%s is %s px', (length, px) => {
  expect(pixels(length, { width: 1280, height: 800, em: 16 })).toBeCloseTo(px)
})
