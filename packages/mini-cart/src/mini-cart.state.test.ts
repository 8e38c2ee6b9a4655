// @vitest-environment node
import { expect, it } from 'vitest'
import { firstState, isStale, withDraft, withLines } from './mini-cart.state.ts'

const LINES = { a: { quantity: 2, name: 'Rolls' }, b: { quantity: 1, name: 'Paper' } }
const state = { ...firstState, lines: LINES }

it('what is typed in a line is noted as text and as a quantity, and takes back what was said', () => {
  const typed = { ...state, note: 'failed', ...withDraft({ ...state, note: 'failed' }, 'a', { text: '3', quantity: 3 }) }
  expect([typed.drafts, typed.note, isStale(typed)]).toEqual([{ a: { text: '3', quantity: 3 } }, '', true])
  expect(withDraft(typed, 'b', { text: 'x', quantity: undefined }).drafts).toEqual({ a: { text: '3', quantity: 3 }, b: { text: 'x', quantity: undefined } })
})

it('what is typed in a line goes with the line', () => {
  const typed = { ...state, drafts: { a: { text: '3', quantity: 3 }, b: { text: '2', quantity: 2 } } }
  expect(withLines(typed, { b: LINES.b })).toEqual({ lines: { b: LINES.b }, drafts: { b: { text: '2', quantity: 2 } } })
})
