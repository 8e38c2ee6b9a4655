import { describe, expect, it } from 'vitest'
import { cutText, insertable, limitText, measure, type TextLimit } from './text-limit.model.ts'

const words = (most: number): TextLimit => ({ unit: 'words', most })
const characters = (most: number): TextLimit => ({ unit: 'characters', most })

describe('a limit of words', () => {
  it('parts words at commas between letters, and numbers nowhere', () => {
    expect(['one,two three', '1,000 rolls', 'a,1 1,b', ' ', 'één,twee', 'one,\ttwo'].map((text) => measure(text, words(9)))).toEqual([3, 2, 4, 0, 2, 2])
  })

  it('cuts behind a word', () => {
    expect(['one two three', 'one,two,three', ' one  two \n three ', 'one two'].map((text) => cutText(text, words(2)))).toEqual(['one two', 'one,two', ' one  two', 'one two'])
    expect(cutText('one', words(0))).toBe('')
  })

  it('lets no word begin behind the last, and the last go on', () => {
    const types = (text: string, value = 'one two') => insertable({ value, start: value.length, end: value.length, text }, words(2))
    expect([types(' '), types(','), types('\n'), types('s'), types(' ', 'one'), types(' three'), types(' two three', 'one')]).toEqual(['', '', '', 's', ' ', '', ' two'])
  })
})

describe('a limit of characters', () => {
  it('cuts what is too much', () => {
    expect([cutText('abcdef', characters(4)), cutText('abc', characters(4))]).toEqual(['abcd', 'abc'])
  })

  it('lets as much be pasted as there is room, with the room of what is marked (defect 15)', () => {
    const pastes = (text: string, start: number, end: number) => insertable({ value: 'abcdef', start, end, text }, characters(8))
    expect([pastes('123', 6, 6), pastes('1234', 0, 3), pastes('1234567', 0, 3), pastes('12', 2, 2), pastes('123456789', 0, 6)]).toEqual(['12', '1234', '12345', '12', '12345678'])
    expect(insertable({ value: 'abcdef', start: 6, end: 6, text: 'x' }, characters(4))).toBe('')
  })
})

it('a limit is told in the page\'s words', () => {
  expect([limitText('{count} of {limit} max characters.', 3, 10), limitText('{remaining} left of {limit}', 12, 10)]).toEqual(['3 of 10 max characters.', '0 left of 10'])
})
