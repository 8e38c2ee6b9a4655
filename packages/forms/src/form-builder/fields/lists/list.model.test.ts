import { expect, it } from 'vitest'
import { chosenOf, type ListOption, type ListState, offeredBy, placeholderOf } from './list.model.ts'

const option = (label: string, more: Partial<ListOption> = {}): ListOption => ({ value: label, label, isChosen: false, isOff: false, isPlaceholder: false, ...more })
const empty = (label: string, isChosen = false) => option(label, { value: '', isOff: true, isPlaceholder: true, isChosen })
const list = (options: readonly ListOption[], more: Partial<ListState> = {}): ListState => ({
  options, takesSeveral: false, limit: 0, isOff: false, isRequired: false, isInvalid: false, describedBy: null, removes: true, ...more,
})

it('asks for a choice in the list\'s own words, but not in those of its first choice', () => {
  expect(placeholderOf(list([empty('Which one?'), option('Till')]))).toBe('Which one?')
  expect(placeholderOf(list([empty('Till'), option('Till')]))).toBe('')
  expect(placeholderOf(list([option('Till')]))).toBe('')
})

it('takes what only asks for a choice for none', () => {
  expect(chosenOf(list([empty('Which one?', true), option('Till', { isChosen: true })])).map(({ label }) => label)).toEqual(['Till'])
})

it('offers nothing more once as much is chosen as may be, but lets each of these be taken back', () => {
  const options = [option('A', { isChosen: true }), option('B', { isChosen: true }), option('C'), option('D', { isOff: true })]
  const off = (limit: number) => offeredBy(list(options, { takesSeveral: true, limit }), '').filter(({ disabled }) => disabled).map(({ label }) => label)
  expect([off(0), off(3), off(2)]).toEqual([['D'], ['D'], ['C', 'D']])
})

it('lets a list for one be emptied where it may stay so, and something is chosen', () => {
  const options = (isChosen: boolean) => [empty('Which one?', !isChosen), option('A', { isChosen })]
  const offered = (isChosen: boolean, more: Partial<ListState> = {}) => offeredBy(list(options(isChosen), more), 'Nothing').map(({ value, label, disabled }) => [value, label, disabled])
  const taken = ['A', 'A', false]
  expect(offered(true)).toEqual([['', 'Which one?', false], taken])
  expect(offered(false)).toEqual([taken])
  for (const more of [{ isRequired: true }, { removes: false }, { takesSeveral: true }]) expect(offered(true, more)).toEqual([taken])
  expect(offeredBy(list([empty('A'), option('A', { isChosen: true })]), 'Nothing')[0]?.label).toBe('Nothing')
})
