/** How long a cookie of a test stays, in ms: 365 days. */
const YEAR = 365 * 86_400_000

/** Writes a cookie as the theme does: for the whole site, without further attributes. */
export function writeCookie(name: string, value: string, now = Date.now()): void {
  document.cookie = `${name}=${value}; expires=${new Date(now + YEAR).toUTCString()}; path=/`
}

/** Lets a cookie end. */
export function expireCookie(name: string, now = Date.now()): void {
  document.cookie = `${name}=true; expires=${new Date(now).toUTCString()}; path=/`
}
