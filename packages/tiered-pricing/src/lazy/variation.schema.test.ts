// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as schema from './variation.schema.ts'

describe('what the platform says of a variation', () => {
  it.each([
    [{ variation_id: 21 }, { variation_id: 21, price_html: '', min_qty: null }],
    [{ variation_id: '21', price_html: '<b>7</b>', min_qty: '3' }, { variation_id: 21, price_html: '<b>7</b>', min_qty: 3 }],
    [{ variation_id: 21, min_qty: '' }, { variation_id: 21, price_html: '', min_qty: 0 }],
    [{ variation_id: 21, min_qty: 'x' }, { variation_id: 21, price_html: '', min_qty: null }],
  ])('%j is read as %j', (found, expected) => {
    expect(schema.variation.parse(found)).toEqual(expected)
  })

  it.each([undefined, null, {}, { variation_id: '' }, { variation_id: 'x' }])('%j is none', (found) => {
    expect(schema.variation.safeParse(found).success).toBe(false)
  })
})
