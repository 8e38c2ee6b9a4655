// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import { form, json, multipart } from './body.ts'

describe('a form', () => {
  it.each([
    [{ variation_id: 21, display_context: 'product-page' }, 'variation_id=21&display_context=product-page'],
    [{ note: 'a b&c=d+é' }, 'note=a+b%26c%3Dd%2B%C3%A9'],
    [{ a: null, b: undefined, c: '', d: 0, e: false }, 'a=&b=&c=&d=0&e=false'],
    [{ cart: { abc: { qty: 2 } } }, 'cart%5Babc%5D%5Bqty%5D=2'],
    [{ ids: [3, 4], empty: [] }, 'ids%5B%5D=3&ids%5B%5D=4'],
    [{ lines: [{ id: 3 }, { id: 4 }] }, 'lines%5B0%5D%5Bid%5D=3&lines%5B1%5D%5Bid%5D=4'],
  ])('writes %j as the platform expects', (fields, expected) => {
    const { content, type } = form(fields)
    expect(String(content)).toBe(expected)
    expect(type).toBeUndefined()
  })
})

describe('a multipart form', () => {
  it('carries files beside fields, nested under the same names, and leaves the type to the browser', () => {
    const photo = new File(['roll'], 'roll.png', { type: 'image/png' })
    const { content, type } = multipart({ title: 'A roll', meta: { alt: 'roll' }, photo, more: [photo, photo] })
    const entries = [...(content as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value])
    expect(entries).toEqual([
      ['title', 'A roll'],
      ['meta[alt]', 'roll'],
      ['photo', 'roll.png'],
      ['more[]', 'roll.png'],
      ['more[]', 'roll.png'],
    ])
    expect(type).toBeUndefined()
  })
})

describe('JSON', () => {
  const arrays = Array.prototype as { toJSON?: () => string }
  afterEach(() => {
    delete arrays.toJSON
  })

  it('says what it is', () => {
    expect(json({ a: [1, 'b', null] })).toEqual({ content: '{"a":[1,"b",null]}', type: 'application/json' })
  })

  it('keeps its lists on pages where a library gives every array a toJSON of its own', () => {
    arrays.toJSON = () => '[a text]'
    expect(json([1, { list: [2, [3]] }]).content).toBe('[1,{"list":[2,[3]]}]')
  })
})
