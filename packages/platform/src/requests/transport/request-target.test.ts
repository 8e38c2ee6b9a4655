import { afterEach, describe, expect, it } from 'vitest'
import { pageAddress, targetOf } from './request-target.ts'

describe('where a request goes', () => {
  const page = 'https://s.example/shop/roll/?x=1'

  it.each([
    ['/wp-admin/admin-ajax.php', 'https://s.example/wp-admin/admin-ajax.php', true],
    ['?wc-ajax=x', 'https://s.example/shop/roll/?wc-ajax=x', true],
    ['https://s.example/a', 'https://s.example/a', true],
    ['//s.example/a', 'https://s.example/a', true],
    ['https://other.example/a', 'https://other.example/a', false],
    ['http://s.example/a', 'http://s.example/a', false],
    ['https://s.example:8443/a', 'https://s.example:8443/a', false],
    ['https://s.example@other.example/a', 'https://s.example@other.example/a', false],
    ['//other.example/a', 'https://other.example/a', false],
  ])('%s is %s, and its being home is %s', (address, href, isHome) => {
    expect(targetOf(address, { page })).toEqual({ href, isHome })
  })

  it('is judged by the shop\'s own address where that is another than the page\'s', () => {
    const home = 'https://api.s.example/wp-json/'
    expect(targetOf('https://api.s.example/a', { page, home }).isHome).toBe(true)
    expect(targetOf('/a', { page, home }).isHome).toBe(false)
  })

  it('needs a whole address where there is no page', () => {
    expect(targetOf('https://a.example/', { page: undefined })).toEqual({ href: 'https://a.example/', isHome: false })
    expect(() => targetOf('/a', { page: undefined })).toThrow(TypeError)
  })
})

describe('a page with <base href>', () => {
  afterEach(() => document.querySelector('base')?.remove())

  it('has its relative calls go to itself, not to the host that the base names', () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://cdn.example/theme/">')
    const target = targetOf('/wp-admin/admin-ajax.php', { page: pageAddress() })
    expect(target).toEqual({ href: `${location.origin}/wp-admin/admin-ajax.php`, isHome: true })
  })
})
