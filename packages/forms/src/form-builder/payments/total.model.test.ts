import { decimal, toPlain } from '@tillkit/platform'
import { describe, expect, it } from 'vitest'
import { adjustedTotal, type Item, rowOf, totalOf } from './total.model.ts'

const item = (amount: string, more: Partial<Item> = {}): Item => ({ fieldId: '1', amount: decimal(amount), isChosen: true, isShown: true, quantity: 1, hasQuantity: false, ...more })
const total = (...items: Item[]) => Number(toPlain(totalOf(items)))

describe('what a form comes to', () => {
  it('is the sum of what is chosen and shown, as often as it is wanted', () => {
    expect(total(item('10.00', { quantity: 3 }), item('5', { isChosen: false }), item('7', { isShown: false }), item('2', { quantity: 0 }))).toBe(30)
  })

  it('is exact', () => {
    expect(toPlain(totalOf([item('0.10'), item('0.20')]))).toBe('0.30')
  })

  it('is what another script makes of it, if that is a number from nought up', () => {
    const adjusted = (result: unknown) => Number(toPlain(adjustedTotal(decimal('12.50'), result, 2)))
    expect([5, '5.255', 0, -1, undefined, null, 'free', NaN, true].map(adjusted)).toEqual([5, 5.26, 0, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5])
  })

  it('has a line in the summary for each item that is chosen, shown and wanted', () => {
    const isShown = (more: Partial<Item>) => rowOf(item('4', more)).isShown
    expect([isShown({}), isShown({ isChosen: false }), isShown({ isShown: false }), isShown({ hasQuantity: true, quantity: 0 }), isShown({ hasQuantity: true, quantity: 2 }), isShown({ quantity: 0 })])
      .toEqual([true, false, false, false, true, true])
    expect(toPlain(rowOf(item('4.10', { hasQuantity: true, quantity: 3 })).price)).toBe('12.30')
  })
})
