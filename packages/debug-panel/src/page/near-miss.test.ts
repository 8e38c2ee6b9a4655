import { afterEach, describe, expect, it } from 'vitest'
import { nearMisses } from './near-miss.ts'

afterEach(() => document.body.replaceChildren())

describe('near misses', () => {
  it.each([
    ['one part of a selector without the other', '<p class="gift"></p>', '.gift[data-id]', 'gift', '.gift alone'],
    ['the attribute with another value', '<p data-tillkit="gifts"></p>', '[data-tillkit="gift-note"]', 'gift-note', '[data-tillkit] alone'],
    ['another spelling', '<p class="tpt__tieredPricing"></p>', '.tpt__tiered-pricing', 'tiered-pricing', '.tpt__tieredPricing, which reads almost'],
    ['other parts of the same plugin', '<p class="tiered-pricing-table"></p>', '.tpt__tiered-pricing', 'tiered-pricing', 'may lack the wrapper'],
  ])('tell %s', (_what, html, selector, unit, words) => {
    document.body.innerHTML = html
    expect(nearMisses(selector, unit).join()).toContain(words)
  })

  it('say nothing on a page that has nothing of it', () => {
    document.body.innerHTML = '<p class="cart"></p>'
    expect(nearMisses('.tpt__tiered-pricing', 'tiered-pricing')).toEqual([])
    document.body.innerHTML = '<p class="qty"></p>'
    expect(nearMisses('li.product input.qty', 'list-quantity')).toEqual([])
  })
})
