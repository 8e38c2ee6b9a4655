/** The page's cookies; none where it is kept from them, as one in a sandboxed frame is. */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
