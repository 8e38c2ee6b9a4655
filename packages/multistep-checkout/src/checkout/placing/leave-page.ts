/** Addresses that would run code on this page. */
const CODE = /^(?:javascript|data|vbscript|blob):$/

/** Leaves for where an order leads: a page, a gateway, an app, or a hash that a gateway waits for. @returns whether it is an address */
export function leaveFor(redirect: string): boolean {
  if (!redirect.trim()) return false
  try {
    const url = new URL(redirect, location.href)
    if (CODE.test(url.protocol)) return false
    location.assign(url)
    return true
  } catch {
    return false
  }
}
