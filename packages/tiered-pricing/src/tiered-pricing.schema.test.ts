// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Unusable, variation } from './tiered-pricing.schema.ts'

describe('what the platform says of a variation', () => {
  it.each([
    [{ variation_id: 21 }, { id: 21, priceHtml: '', minimum: 0 }],
    [{ variation_id: '21', price_html: '<b>7</b>', min_qty: '3' }, { id: 21, priceHtml: '<b>7</b>', minimum: 3 }],
    [{ variation_id: 21, min_qty: '' }, { id: 21, priceHtml: '', minimum: 0 }],
    [{ variation_id: 21, min_qty: 'x' }, { id: 21, priceHtml: '', minimum: 0 }],
  ])('%j is read as %j', (found, expected) => {
    expect(variation(found)).toEqual(expected)
  })

  it.each([undefined, null, {}, { variation_id: '' }, { variation_id: 'x' }])('%j is none', (found) => {
    expect(() => variation(found)).toThrow(Unusable)
  })
})
