import { describe, expect, it, vi } from 'vitest'
import { nameOf, safeAddress, summarise } from './summarise.ts'
import { treeAsText, treeOf } from './tree.model.ts'

const element = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.firstElementChild as Element
}

describe('summarise', () => {
  it.each([
    [10, '10'],
    ['till rolls', '"till rolls"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [12n, '12'],
    [() => 1, 'ƒ'],
    [[1, 'a'], '[1, "a"]'],
    [{ price: 9.99, nested: { id: 3 } }, '{price: 9.99, nested: {id: 3}}'],
    [{ pricing: { tier: 10 }, quantity: 10 }, '{quantity: 10, pricing: {tier: 10}}'],
    [{ a: { b: { c: { d: 1 } } } }, '{a: {b: {c: {…}}}}'],
    [{ security_nonce: '5e0c77aa' }, '{security_nonce: "5e0c…"}'],
    [{ security: '5e0c77aa', pwd: 'hunter2' }, '{security: "5e0c…", pwd: "hunt…"}'],
    [Object.assign(Object.create({ jquery: '3.7.1' }) as object, { 0: 'a', length: 1, prevObject: {} }), '["a"]'],
    [new Error('boom'), 'Error: boom'],
    ['x'.repeat(100), `"${'x'.repeat(80)}…"`],
  ])('writes %o on one line', (value, text) => {
    expect(summarise(value)).toBe(text)
  })

  it('names elements, and opens no getter', () => {
    const getter = vi.fn()
    const value = Object.defineProperty({ form: element('<form class="cart big" id="f"></form>') }, '$wrapper', { get: getter, enumerable: true })
    expect(summarise(value)).toBe('{form: form#f.cart.big, $wrapper: …}')
    expect(getter).not.toHaveBeenCalled()
  })

  it('ends with values that hold themselves', () => {
    const value: Record<string, unknown> = {}
    value['self'] = value
    expect(summarise(value)).toBe('{self: {self: {self: {…}}}}')
  })

  it('tells apart elements without id and class by their data', () => {
    expect(nameOf(element('<i data-tier="5"></i>'))).toBe('i[data-tier="5"]')
    expect(nameOf(element('<i class="a" data-tier="5"></i>'))).toBe('i.a')
  })
})

describe('a tree', () => {
  it('writes exact decimals as numbers, nothing as none, and shortens secrets', () => {
    const config = {
      price: { digits: 1990n, scale: 2 },
      less: { digits: -5n, scale: 2 },
      whole: { digits: 12n, scale: 0 },
      nonce: '5e0c77aa',
      sale: null,
      suffix: '',
      tiers: [{ minimum: 1 }],
      none: [],
    }
    expect(treeAsText(treeOf('configuration', config))).toEqual([
      'configuration',
      '  price: 19.90',
      '  less: -0.05',
      '  whole: 12',
      '  nonce: 5e0c…',
      '  sale: none',
      '  suffix: ""',
      '  tiers',
      '    1',
      '      minimum: 1',
      '  none: empty list',
    ])
  })

  it('ends with values that hold themselves, and with long lists', () => {
    const value: Record<string, unknown> = { list: Array.from({ length: 100 }, (_, index) => index) }
    value['self'] = value
    const text = treeAsText(treeOf('x', value)).join('\n')
    expect(text).toContain('…: 40 more')
    expect(text).toContain('self: …')
  })
})

it('names a form by its own id, whatever its fields are called', () => {
  expect(nameOf(element('<form class="cart" id="buy"><input name="id"><input name="attributes"><input name="classList"></form>'))).toBe('form#buy.cart')
  expect(nameOf(element('<form data-product="7"><input name="id"></form>'))).toBe('form[data-product="7"]')
})

it('cuts what is secret in an address, and nothing else', () => {
  const address = 'https://shop.test/order-received/7/?key=wc_order_8FhQ&_wpnonce=5e0c77aa&size=57x40'
  expect(decodeURI(safeAddress(address))).toBe('https://shop.test/order-received/7/?key=wc_o…&_wpnonce=5e0c…&size=57x40')
})
