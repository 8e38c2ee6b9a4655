import { describe, expect, it, vi } from 'vitest'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import { pickTier, quantityFor, quantityForTier } from './tier-quantity.ts'

describe('quantityForTier', () => {
  const free = { min: 1, max: Infinity, step: 1 }

  it.each([
    ['the minimum itself', 10, free, 10],
    ['the next step above it', 10, { ...free, min: 2, step: 3 }, 11],
    ['a step that hits it', 10, { ...free, min: 2, step: 4 }, 10],
    ['the most that can be bought', 50, { ...free, max: 40 }, 40],
    ['the least that can be bought, for a tier below it', 1, { ...free, min: 5 }, 5],
    ['the least where any step goes', 1, { min: 5, max: Infinity, step: 0 }, 5],
    ['the last step below the most', 50, { min: 1, max: 40, step: 6 }, 37],
    ['the minimum where any step goes', 10, { ...free, step: 0 }, 10],
    ['the most where any step goes', 50, { min: 1, max: 40.5, step: 0 }, 40.5],
    ['tenths without a rest', 2, { min: 0.1, max: Infinity, step: 0.1 }, 2],
    ['twentieths without a rest', 3, { min: 0.05, max: Infinity, step: 0.05 }, 3],
    ['thirds of a hundred without a rest', 1, { min: 0.07, max: Infinity, step: 0.03 }, 1],
  ])('is %s', (_what, tier, field, expected) => {
    expect(quantityForTier(tier, field)).toBe(expected)
  })

  it('never has more digits than the field\'s own', () => {
    for (let tier = 1; tier < 300; tier += 1) {
      const quantity = quantityForTier(tier, { min: 0.1, max: Infinity, step: 0.1 })
      expect(String(quantity)).toMatch(/^\d+(\.\d)?$/)
    }
  })
})

describe('picking a tier', () => {
  const row = document.createElement('p')
  row.setAttribute('data-tiered-quantity', ' 10 ')

  function fields(html: string): QuantityFields {
    document.body.innerHTML = html
    const all = () => [...document.querySelectorAll('input')]
    return { all, set: vi.fn(), notify: vi.fn(), check: vi.fn() }
  }

  it.each([
    ['<input>', 10],
    ['<input min="1" max="" step="1">', 10],
    ['<input max="-1">', 10],
    ['<input max="8">', 8],
    ['<input min="4" step="4">', 12],
    ['<input min="x" step="any">', 10],
    ['<input min="0.5" step="any">', 10],
    ['<input min="0.5" step=" ANY ">', 10],
  ])('sets what the field allows: %s', (html, expected) => {
    const quantity = fields(html)
    pickTier(row, quantity)
    expect(quantity.set).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('does nothing without a field', () => {
    const quantity = fields('')
    pickTier(row, quantity)
    expect(quantity.set).not.toHaveBeenCalled()
    expect(quantityFor(10, quantity)).toBeNull()
  })
})
