import { readCookie } from '@tillkit/dom'
import { COOKIE_ATTRIBUTES, cookies, PERSONAL_COOKIES } from './anatomy.ts'
import { isEmail } from './email.model.ts'

/** What a cookie's value cannot hold as it is. */
const UNSAFE = /[^!#-+\--:<-[\]-~]/g

/** Writes a cookie as the plugin does; a page that is kept from all cookies goes on without. */
export function writeCookie(name: string, value: string, more = ''): void {
  try {
    document.cookie = `${encodeURIComponent(name)}=${value.replaceAll(UNSAFE, encodeURIComponent)};${COOKIE_ATTRIBUTES}${more}`
  } catch {
    // A sandboxed frame. What is captured does not depend on it.
  }
}

/** Ends a cookie. */
export const expireCookie = (name: string): void => writeCookie(name, '', ';expires=Thu, 01 Jan 1970 00:00:00 GMT')

/** Ends every cookie of the plugin's that says something of a visitor. */
export const expireAll = (): void => PERSONAL_COOKIES.forEach(expireCookie)

/** Remembers a visitor's address, and the one before it. */
export function rememberEmail(email: string): void {
  const before = readCookie(cookies.current)
  if (isEmail(before, true)) writeCookie(cookies.previous, before)
  writeCookie(cookies.current, email)
}
