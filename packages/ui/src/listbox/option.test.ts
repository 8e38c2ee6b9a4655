import { expect, it } from 'vitest'
import { findTyped, moveTo, type ListboxOption } from './option.ts'

const options: ListboxOption[] = ['Oak', 'Olive', 'Ash', 'Aspen'].map((label) => ({ value: label, label, disabled: label === 'Ash' }))

it('arrows, Home and End pass over what cannot be chosen, and stop at the ends', () => {
  expect(moveTo(options, 1, 'ArrowDown')).toBe(3)
  expect(moveTo(options, 3, 'ArrowUp')).toBe(1)
  expect([moveTo(options, 3, 'ArrowDown'), moveTo(options, 0, 'ArrowUp')]).toEqual([3, 0])
  expect([moveTo(options, 1, 'Home'), moveTo(options, 0, 'End'), moveTo(options, 0, 'PageDown'), moveTo(options, 3, 'PageUp')]).toEqual([0, 3, 3, 0])
  expect([moveTo(options, 1, 'x'), moveTo(options, 1, 'toString'), moveTo([], 0, 'ArrowDown')]).toEqual([undefined, undefined, undefined])
})

it('one letter again and again goes from one option to the next, several find the one that they begin', () => {
  expect([findTyped(options, 0, 'o'), findTyped(options, 1, 'o'), findTyped(options, 1, 'oo')]).toEqual([1, 0, 0])
  expect([findTyped(options, 0, 'ol'), findTyped(options, 1, 'OL')]).toEqual([1, 1])
  expect([findTyped(options, 0, 'a'), findTyped(options, 0, 'x')]).toEqual([3, undefined])
})
