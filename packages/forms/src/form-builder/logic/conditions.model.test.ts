import { afterEach, describe, expect, it, vi } from 'vitest'
import { isMet } from '../../engine/condition.ts'
import type { Value } from '../../engine/value.ts'
import { conditionOf } from './conditions.model.ts'
import { readLogic, type LogicRule } from './read-logic.ts'

afterEach(() => vi.unstubAllGlobals())

const rule = (operator: string, value: string, type = 'text', field = '1'): LogicRule => ({ field, type, operator, value })

/** Whether a field is shown for values. */
function isShown(groups: readonly (readonly LogicRule[])[], values: Readonly<Record<string, Value>>, { action = 'show' as 'show' | 'hide', hidden = '' } = {}): boolean {
  const shows = (id: string) => id in values && id !== hidden
  return isMet(conditionOf({ action, groups }, (id) => id), { valueOf: (id) => values[id] ?? '', isShown: shows })
}

/** Whether one rule is met by what one field holds. */
const asks = (operator: string, asked: string, held: Value, type?: string) => isShown([[rule(operator, asked, type)]], { 1: held })

describe('a condition of the form builder', () => {
  it('of a list is met by the very choice, letter by letter [form-builder-forms#36]', () => {
    expect([asks('==', 'Till rolls', 'Till rolls', 'select'), asks('==', 'Till rolls', 'till rolls', 'select')]).toEqual([true, false])
  })

  it('of a text passes over spaces around it and the size of its letters [form-builder-forms#37]', () => {
    expect([asks('==', 'Yes', ' yes '), asks('==', 'Yes', 'y es')]).toEqual([true, false])
  })

  it('is met by one of its groups, and a group by all of its rules [form-builder-forms#38]', () => {
    const groups = [[rule('==', 'a', 'text', 'A'), rule('==', 'b', 'text', 'B')], [rule('==', 'c', 'text', 'C')]]
    const shown = (A: string, B: string, C: string) => isShown(groups, { A, B, C })
    expect([shown('', '', 'c'), shown('a', '', ''), shown('a', 'b', '')]).toEqual([true, false, true])
  })

  it('hides where it is to hide, and shows where it is not met [form-builder-forms#39]', () => {
    const shown = (held: string) => isShown([[rule('==', 'x')]], { 1: held }, { action: 'hide' })
    expect([shown('x'), shown('y')]).toEqual([false, true])
  })

  it('of nothing: contains nothing, does not contain anything but nothing [form-builder-forms#40]', () => {
    expect([asks('c', 'tax', ''), asks('!c', 'tax', ''), asks('!c', '', ''), asks('!c', '', 'tax')]).toEqual([false, true, false, false])
  })

  it('looks at beginnings and ends without minding the size of letters [form-builder-forms#41]', () => {
    expect([asks('^', 'SW', 'sw1a'), asks('~', 'AA', '1aa'), asks('^', 'SW', '1sw'), asks('~', 'AA', 'aa1')]).toEqual([true, true, false, false])
  })

  it('compares the numbers in a text, and nothing where there is none [form-builder-forms#42]', () => {
    expect([asks('>', '10', '£12.50'), asks('>', '10', ''), asks('>', '10', 'abc'), asks('<', '5', '-3'), asks('<', '5', '')]).toEqual([true, false, false, true, false])
  })

  it('asks whether anything is chosen: a placeholder is nothing [form-builder-forms#43]', () => {
    expect([asks('e', '', [], 'checkbox'), asks('!e', '', '', 'select'), asks('!e', '', ['Till'], 'checkbox'), asks('!e', '', [''], 'select'), asks('!e', '', 'Rolls', 'select')])
      .toEqual([true, false, true, false, true])
  })

  it('of a list with prices asks for the number of a choice [form-builder-forms#44]', () => {
    expect([asks('==', '2', '2', 'payment-select'), asks('==', '2', 'Three years', 'payment-select')]).toEqual([true, false])
  })

  it('of choices is written as HTML [form-builder-forms#45]', () => {
    expect([asks('==', 'B &amp; B', ['A', 'B & B'], 'checkbox'), asks('==', 'B &amp; B', ['B &amp; B'], 'checkbox'), asks('==', 'Tom&#039;s', 'Tom\'s', 'radio')]).toEqual([true, false, true])
    expect(asks('!=', 'B &amp; B', ['A'], 'checkbox')).toBe(true)
  })

  it('asks of radio buttons and stars as of a text, and of a rich text what is written in it', () => {
    expect([asks('>', '3', '4', 'rating'), asks('c', 'ink', 'Ink pads', 'radio'), asks('c', 'ink', ['Ink pads'], 'checkbox')]).toEqual([true, true, false])
    expect([asks('^', 'dear', '<p><b>Dear</b> shop</p>', 'richtext'), asks('e', '', '<p></p>', 'richtext')]).toEqual([true, true])
  })

  it('takes what is hidden, or not on the page, for empty, and never meets an operator that it does not know', () => {
    const hides = (operator: string, asked: string) => isShown([[rule(operator, asked)]], { 1: 'x' }, { hidden: '1' })
    expect([hides('==', 'x'), hides('e', ''), hides('!=', 'x'), isShown([[rule('!e', '')]], {}), asks('like', 'x', 'x')]).toEqual([false, true, true, false, false])
  })
})

describe('the conditions of a page', () => {
  const rules = { field: '1', operator: '==', value: 'a', type: 'text' }
  const read = (logic: unknown) => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 3: { action: 'show', logic } } })
    return readLogic('12').get('3')?.groups
  }

  it('are read from lists with gaps, which arrive as objects, as from lists [form-builder-forms#48]', () => {
    const listed = read([[rules]])
    expect(listed).toEqual([[{ field: '1', type: 'text', operator: '==', value: 'a' }]])
    expect(read({ 0: { 1: rules } })).toEqual(listed)
    expect(read({ 2: [rules], 5: { 0: rules, 3: rules } })).toEqual([...(listed ?? []), [listed?.[0]?.[0], listed?.[0]?.[0]]])
  })

  it('leave out rules that ask nobody, and are none where the page says nothing that can be read', () => {
    expect(read([[{ ...rules, field: '' }, null, 'x', { ...rules, field: 4, value: 7 }]])).toEqual([[{ field: '4', type: 'text', operator: '==', value: '7' }]])
    for (const printed of [undefined, null, [], 'x', { 12: [] }, { 12: { 3: 'x' } }]) {
      vi.stubGlobal('wpforms_conditional_logic', printed)
      expect(readLogic('12').size).toBe(0)
    }
  })
})
