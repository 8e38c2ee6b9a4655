import { readCookie } from '@tillkit/dom'

/** How long a cookie of a test stays, in ms: 365 days. */
const YEAR = 365 * 86_400_000

/** A cookie's value; `''` without it, and where a page is kept from all cookies, as one in a sandboxed frame is. */
export const cookie = (name: string): string => perhaps(() => readCookie(name)) ?? ''

/** Writes a cookie as the theme does: for the whole site, without further attributes. */
export function writeCookie(name: string, value: string, now = Date.now()): void {
  write(name, value, now + YEAR)
}

/** Lets a cookie end. */
export function expireCookie(name: string, now = Date.now()): void {
  write(name, 'true', now)
}

function write(name: string, value: string, ends: number): void {
  perhaps(() => {
    document.cookie = `${name}=${value}; expires=${new Date(ends).toUTCString()}; path=/`
  })
}

/** What is counted does not depend on what can be remembered of it. */
function perhaps<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
