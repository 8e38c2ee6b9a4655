// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { alphaOf, partOf, valueFor, type Look } from './circle-drawing.ts'

const ATTRIBUTES: Readonly<Record<string, string>> = {
  'data-color': 'grey', 'data-color-tablet': 'blue', 'data-color-phone': 'red', 'data-color-hover': 'orange', 'data-color-sticky': 'green',
}
const colour = (look: Partial<Look>, attributes = ATTRIBUTES) =>
  valueFor({ device: 'desktop', state: 'rest', ...look }, 'data-color', (name) => attributes[name] ?? null)

describe('the colours of a circle', () => {
  it('go by the screen, a phone\'s falling back to a tablet\'s and that to what is said for all', () => {
    const devices = ['desktop', 'tablet', 'phone'] as const
    expect(devices.map((device) => colour({ device }))).toEqual(['grey', 'blue', 'red'])
    expect(colour({ device: 'phone' }, { 'data-color': 'grey', 'data-color-tablet': 'blue' })).toBe('blue')
    expect(devices.map((device) => colour({ device }, { 'data-color': 'grey' }))).toEqual(['grey', 'grey', 'grey'])
  })

  it('are others under the pointer and while it sticks to the window', () => {
    expect([colour({ state: 'hover' }), colour({ state: 'sticky' })]).toEqual(['orange', 'green'])
    expect(colour({ state: 'hover', device: 'tablet' }, { 'data-color': 'grey', 'data-color-tablet': 'blue' })).toBe('blue')
  })

  it('are none where none is said', () => expect(colour({}, {})).toBeUndefined())
})

it('covers a tenth of the track where nothing that can be used is said', () => {
  expect(['0.4', '0', undefined, 'much', '7'].map(alphaOf)).toEqual([0.4, 0, 0.1, 0.1, 0.1])
})

it('covers no more than the whole circle', () => {
  expect([75, 250, -30, 0].map(partOf)).toEqual([0.75, 1, -0.3, 0])
})
