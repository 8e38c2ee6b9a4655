// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { belowRoot, inLocale, pathOf } from './address.ts'

describe('an address', () => {
  it.each([
    ['https://s.example/wp-json/', '/wp/v2/pages', 'https://s.example/wp-json/wp/v2/pages'],
    ['https://s.example/wp-json', 'wp/v2/pages', 'https://s.example/wp-json/wp/v2/pages'],
    ['https://s.example/wp-json/', '', 'https://s.example/wp-json/'],
    ['https://s.example', '@evil.example/', 'https://s.example/@evil.example/'],
    ['https://s.example/?rest_route=/', '/x?a=1&b=?', 'https://s.example/?rest_route=/x&a=1&b=?'],
    ['https://s.example/?rest_route=%2F', 'x', 'https://s.example/?rest_route=%2Fx'],
    ['https://s.example/?rest_route=', 'x', 'https://s.example/?rest_route=/x'],
  ])('below %s of %j is %s', (root, path, whole) => {
    expect(belowRoot(root, path)).toBe(whole)
  })

  it.each([
    ['https://s.example/x', 'https://s.example/x?_locale=user'],
    ['https://s.example/x?', 'https://s.example/x?_locale=user'],
    ['https://s.example/x?_fields=id,slug&q=a%20b', 'https://s.example/x?_fields=id,slug&q=a%20b&_locale=user'],
    ['https://s.example/x?a_locale=1#part', 'https://s.example/x?a_locale=1&_locale=user#part'],
    ['https://s.example/x?_locale=', 'https://s.example/x?_locale='],
  ])('in the user\'s language: %s is %s', (href, whole) => {
    expect(inLocale(href, 'user')).toBe(whole)
  })

  it('takes its path as it is, in two parts, or has none', () => {
    expect(pathOf({ path: '/x' })).toBe('/x')
    expect(pathOf({ namespace: '/wp/v2/', endpoint: '/posts/' })).toBe('wp/v2/posts')
    expect(pathOf({})).toBeUndefined()
  })
})
