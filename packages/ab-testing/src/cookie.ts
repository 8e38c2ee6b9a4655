import { readCookie } from '@tillkit/dom'

/** How long a cookie of a test stays, in ms: 365 days. */
const YEAR = 365 * 86_400_000

/** A cookie's value; `''` without it, and where a page is kept from all cookies, as one in a sandboxed frame is. */
export function cookie(name: string): string {
  try {
    return readCookie(name)
  } catch {
    return ''
  }
}

/**
 * Writes a cookie as the theme does: for the whole site, without further attributes. What is counted does not depend on whether that can be.
 * @param ends in ms since 1970. Default: in a year
 */
export function writeCookie(name: string, value: string, ends = Date.now() + YEAR): void {
  try {
    document.cookie = `${name}=${value}; expires=${new Date(ends).toUTCString()}; path=/`
  } catch {
    // The page is kept from all of them.
  }
}
