// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { matching, plain } from './option-search.ts'

const OPTIONS = [
  { text: plain('Till rolls'), parents: [] },
  { text: plain('Thermal  Café'), parents: [0] },
  { text: plain('80 mm'), parents: [0, 1] },
  { text: plain('Labels "a&b"'), parents: [] },
]
const found = (text: string) => [...matching(OPTIONS, plain(text))].sort()

describe('a search among options', () => {
  it.each([
    ['till', [0]],
    ['CAFE', [0, 1]],
    ['thermal cafe', [0, 1]],
    ['80', [0, 1, 2]],
    ['"a&b', [3]],
    ['.*', []],
    ['ß', []],
  ])('finds %s in %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})
