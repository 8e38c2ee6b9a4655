// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readAnswer } from './listing.schema.ts'

const M = '/*agsdsb-json-start*/'

describe('an answer of the shop', () => {
  it('begins behind its marker, and ends with its JSON', () => {
    const json = JSON.stringify({ shop: { ags_woo_shop_plus_0: '<p title="}\\">{"a"}</p>' }, notices: { n: '<b></b>' } })
    const expected = { kind: 'listing', listings: { ags_woo_shop_plus_0: '<p title="}\\">{"a"}</p>' }, notices: { n: '<b></b>' }, cart: undefined }
    expect(readAnswer(M + json)).toEqual(expected)
    expect(readAnswer(`Notice: }{ ${M}${json}\n<br><b>Warning</b>: {"x"`)).toEqual(expected)
  })

  it('may have no notices', () => {
    expect(readAnswer(`${M}{"shop":{"a":"x"},"notices":[]}`)).toMatchObject({ kind: 'listing', notices: {} })
  })

  it('brings the cart after a product was added', () => {
    expect(readAnswer(`${M}{"shop":{"a":"x"},"wc-fragments":{"div.a":"<i></i>"},"wc-cart-hash":"h"}`)).toMatchObject({
      cart: { fragments: { 'div.a': '<i></i>' }, hash: 'h' },
    })
  })

  it.each([`${M}{"shop":[]}`, `${M}{"shop":{"a":1}}`, `${M}{}`])('%j brings no listing', (text) => {
    expect(readAnswer(text)).toMatchObject({ kind: 'listing', listings: {} })
  })

  it('may lead elsewhere', () => {
    expect(readAnswer(`garbage${M}{"dswcpRedirect":"/your-cart/"}`)).toEqual({ kind: 'redirect', url: '/your-cart/' })
  })

  it.each(['', '<html></html>', `${M}`, `${M}{"shop":{"a":"x`, `${M}[]`, `${M}null`])('%j cannot be used', (text) => {
    expect(readAnswer(text)).toBeUndefined()
  })

  it('is read in time, however long', () => {
    const html = '<p class="x">\\"</p>'.repeat(200_000)
    const answer = readAnswer(`${M}${JSON.stringify({ shop: { a: html } })} and more`)
    expect(answer?.kind === 'listing' && answer.listings['a'] === html).toBe(true)
  })
})
