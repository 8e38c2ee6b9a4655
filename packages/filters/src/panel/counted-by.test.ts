// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { at, CATEGORY, ORDER } from '../choices/filter.fixtures.ts'
import { countedBy, readCounts } from './counts.ts'

const names = { filters: [CATEGORY, ORDER], aliases: {} }

describe('what numbers of products depend on', () => {
  const isSame = (address: string) => countedBy(at(address), names, ['sort', 'sort2']) === countedBy(at('/shop/?shopCategory=12'), names, ['sort', 'sort2'])
  it.each([
    ['/shop/?shopCategory=12&shopOrder=price&shopPage=2&shopPage3=1', true],
    ['/shop/?sort=price&shopCategory=12', true],
    ['/shop/?shopCategory=12&sort2=date', true],
    ['/shop/?shopCategory=12&sort3=date', false],
    ['/shop/?shopCategory=15', false],
    ['/shop/?shopCategory=12&lang=de', false],
  ])('%s asks for no others: %s', (address, expected) => {
    expect(isSame(address)).toBe(expected)
  })

  it('is not the order by its alias either', () => {
    const aliased = { ...names, aliases: { shopOrder: 'by' } }
    expect(countedBy(at('/shop/?by=price'), aliased, [])).toBe(countedBy(at('/shop/'), aliased, []))
  })
})

describe('numbers of an answer', () => {
  it.each([
    ['[{"count":3},{"count":"4"},{"count":-1},{}]', 4, [3, 4, undefined, undefined]],
    ['[{"count":3}]', 2, undefined],
    ['<html>', 1, undefined],
    ['{"success":false}', 1, undefined],
    ['0', 0, undefined],
  ])('%s', (text, length, expected) => {
    expect(readCounts(text, length)).toEqual(expected)
  })
})
