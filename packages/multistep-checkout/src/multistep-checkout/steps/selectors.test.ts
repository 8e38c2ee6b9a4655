import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFirst, splitSelectors } from './selectors.ts'

const BILLING = '.et_pb_section:has(.ags_woo_checkout_billing_info):first'

beforeEach(() => {
  document.body.innerHTML = `<div class="et_pb_section" id="a"></div><div class="et_pb_section" id="b"><p class="ags_woo_checkout_billing_info"></p></div>
    <div class="et_pb_section" id="c"><p class="ags_woo_checkout_billing_info"></p></div><div id="dswcp-checkout-section-gift"></div>`
})
afterEach(() => document.body.replaceChildren())

it('splits a list at the commas that stand outside of parentheses', () => {
  expect(splitSelectors('.a:has(.b, .c):first,#d , .e')).toEqual(['.a:has(.b, .c):first', '#d', '.e'])
  expect(splitSelectors('')).toEqual([])
})

it("finds the first that a selector of jQuery's kind names", () => {
  expect([findFirst(BILLING)?.id, findFirst('#dswcp-checkout-section-gift')?.id, findFirst('.nowhere:first')]).toEqual(['b', 'dswcp-checkout-section-gift', null])
})

it('makes nothing of what nobody can read', () => {
  expect(['', ':first', '..', '.a:has(..):first', '#dswcp-checkout-section-'].map((selector) => findFirst(selector))).toEqual([null, null, null, null, null])
})
