import { describe, expect, it } from 'vitest'
import { boxesFor } from './config.ts'

const HREF = 'http://shop.test/sale/'
const page = (kind: string | null, more = {}) => ({ page: kind, sku: null, name: null, ...more })

describe('the provider\'s widgets', () => {
  it('belong on pages of their kind', () => {
    const boxes = ['product', 'category', 'landing'].map((kind) => ({ page: kind, theme: 'light' }))
    expect(boxesFor(boxes, page('category'), HREF)).toEqual([{ page: 'category', theme: 'light' }])
    expect(boxesFor(boxes, page(null), HREF)).toEqual([])
  })

  it.each([
    ['its address', HREF],
    ['its address without a slash', 'http://shop.test/sale'],
    ['its address in base64', btoa(HREF).toLowerCase()],
    ['its address without a slash in base64', btoa('http://shop.test/sale').toLowerCase()],
  ])('belong on a page that they name by %s', (_what, name) => {
    expect(boxesFor([{ page: name }, { page: 'http://shop.test/else/' }, { page: null }], page(null), HREF)).toEqual([{ page: name }])
  })

  it('are told the product on its page, and nowhere else', () => {
    const product = { sku: ['TR8080', 'TRUSTPILOT_SKU_VALUE_17'], name: 'Rolls' }
    expect(boxesFor([{ page: 'product' }], page('product', product), HREF)).toEqual([{ page: 'product', sku: 'TR8080,TRUSTPILOT_SKU_VALUE_17', name: 'Rolls' }])
    expect(boxesFor([{ page: 'landing' }], page('landing', product), HREF)).toEqual([{ page: 'landing' }])
    expect(boxesFor([{ page: 'product' }], page('product', { sku: 'A,B', name: 'N' }), HREF)).toEqual([{ page: 'product', sku: 'A,B', name: 'N' }])
  })
})
