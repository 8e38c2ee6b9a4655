// @vitest-environment node
import { expect, it } from 'vitest'
import { localCookie, shopCookies } from './cookies.ts'

it.each([
  ['a=1; path=/; domain=.the-shop.example; secure; HttpOnly; SameSite=None', 'a=1; path=/; HttpOnly'],
  ['a=1; Secure; SameSite=Lax; Max-Age=60', 'a=1; SameSite=Lax; Max-Age=60'],
  ['__Host-s=v=1; Path=/; Secure; Partitioned', 'tillkit-host-s=v=1; Path=/'],
  ['__secure-x=; Secure', 'tillkit-secure-x='],
  ['secure=domain', 'secure=domain'],
])('the browser keeps %s', (header, expected) => expect(localCookie(header)).toBe(expected))

it('gives the shop its own names back', () => {
  expect(shopCookies('a=1; tillkit-host-s=v=1; tillkit-secure-x=2; b=__Host-')).toBe('a=1; __Host-s=v=1; __Secure-x=2; b=__Host-')
})
