// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { PageReport, UncheckedPage } from './check-page.ts'
import type { Facts } from './facts.ts'
import { summaryOf, uncheckedOf } from './summary.ts'

const unit = (name: string, isOn = true, isFound = true) => ({ name, handles: [], isOn, isFound })
const facts = {
  missing: { 'Grouped product': 'none here' },
  units: { prices: unit('Prices'), filters: unit('Filters'), basket: unit('Basket', false), steps: unit('Steps', true, false) },
  words: { done: '{pages} checked, {problems} bad, {unchecked} not.', weights: '{heavier} up, {lighter} down, {same} even', missing: '{page}: {reason}', unseen: '{unit} unseen', switched: '{unit} off' },
} as unknown as Facts

const checked = (kind: 'more' | 'less' | 'same', units: string[] = [], problems: string[] = []): PageReport => {
  const change = { kind, text: '' }
  return { kind: 'checked', name: 'Page', address: '', units, works: [], off: [], kept: [], problems, changes: { weight: change, requests: change, time: change } }
}
const unchecked: UncheckedPage = { kind: 'unchecked', name: 'Checkout', address: '', reason: 'it leads elsewhere' }

describe('summaryOf', () => {
  it('counts what was checked, what was not, and how many pages became heavier', () => {
    const pages = [checked('more'), checked('more', [], ['broken']), checked('less'), checked('same'), unchecked]
    expect(summaryOf(facts, pages, 2)).toBe('4 checked, 1 bad, 3 not. 2 up, 1 down, 1 even')
  })

  it('says nothing of weights where no page was checked', () => {
    expect(summaryOf(facts, [unchecked], 0)).toBe('0 checked, 0 bad, 1 not.')
  })
})

describe('uncheckedOf', () => {
  it('names the kinds of pages that the shop does not have, and the units that stand on none of the pages', () => {
    expect(uncheckedOf(facts, [checked('same', ['prices']), unchecked])).toEqual(['Grouped product: none here', 'Filters unseen', 'Basket off'])
  })

  it('names no unit whose plugin the shop does not have', () => {
    expect(uncheckedOf(facts, []).join()).not.toContain('Steps')
  })
})
