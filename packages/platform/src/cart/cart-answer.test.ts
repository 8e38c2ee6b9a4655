// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readCartAnswer, readFragments } from './cart-answer.ts'

describe('an answer about the cart', () => {
  it.each([
    ['done', '{"fragments":{"div.a":"<b>1</b>"},"cart_hash":"h"}', { kind: 'cart', fragments: { 'div.a': '<b>1</b>' }, cartHash: 'h' }],
    ['done, nothing to show', '{"fragments":[],"cart_hash":""}', { kind: 'cart', fragments: {}, cartHash: '' }],
    ['done, without a hash', '{"fragments":{}}', { kind: 'cart', fragments: {}, cartHash: '' }],
    ['done, hash null', '{"fragments":{},"cart_hash":null}', { kind: 'cart', fragments: {}, cartHash: '' }],
    ['to be chosen on the product page', '{"error":true,"product_url":"/p/x/"}', { kind: 'product', url: '/p/x/' }],
    ['refused', '{"success":false}', { kind: 'refused' }],
    ['an error without an address', '{"error":true}', { kind: 'refused' }],
    ['JSON of another kind', '{"result":1}', { kind: 'refused' }],
    ['fragments of another kind', '{"fragments":{"div.a":{"0":1}}}', { kind: 'refused' }],
    ['nothing', '', undefined],
    ['a page', '<!doctype html><p>Critical error', undefined],
    ['a bare word', '-1', undefined],
    ['half an answer', '{"fragments":{"div', undefined],
  ])('that is %s', (_title, text, expected) => {
    expect(readCartAnswer(text)).toEqual(expected)
  })

  it('is found behind and before what PHP says', () => {
    const answer = '{"fragments":{"div.a":"<b>{}</b>"},"cart_hash":"h"}'
    const expected = { kind: 'cart', fragments: { 'div.a': '<b>{}</b>' }, cartHash: 'h' }
    expect(readCartAnswer(`<br />\n<b>Notice</b>: Undefined index in {closure} x\n${answer}`)).toEqual(expected)
    expect(readCartAnswer(`${answer}\n<!-- cached -->`)).toEqual(expected)
  })
})

describe('a map of fragments', () => {
  it('keeps texts and numbers, as a theme prints its count, and nothing else', () => {
    expect(readFragments({ a: '<i>', b: 3, c: null, d: ['x'] })).toEqual({ a: '<i>', b: '3' })
    expect(readFragments({ _dswcp_skip: { 0: 'module' } })).toBeUndefined()
    expect(readFragments({})).toEqual({})
    for (const no of [undefined, null, 'undefined', 3, ['x'], true]) expect(readFragments(no)).toBeUndefined()
  })
})
