import { describe, expect, it } from 'vitest'
import { pageEndpoint, templateEndpoint } from './anatomy.ts'

describe('addresses', () => {
  it('of a call that belongs to the page drop the page\'s own query', () => {
    const page = { origin: 'http://shop.test', pathname: '/de/product/roll/', search: '?x=1' }
    expect(pageEndpoint('get_pricing_table', page)).toBe('http://shop.test/de/product/roll/?wc-ajax=get_pricing_table')
    expect(pageEndpoint('a&b', page)).toBe('http://shop.test/de/product/roll/?wc-ajax=a%26b')
    expect(pageEndpoint('x')).toBe(`${location.origin}${location.pathname}?wc-ajax=x`)
  })

  it('of a template are filled in as they are', () => {
    expect(templateEndpoint('/de/?wc-ajax=%%endpoint%%', 'add_to_cart')).toBe('/de/?wc-ajax=add_to_cart')
    expect(templateEndpoint('/?wc-ajax=%%endpoint%%', '$&')).toBe('/?wc-ajax=$&')
  })
})
