/** Browsers take these prefixes only over https; the preview uses others, and turns them back. */
const PREFIXES = { '__Host-': 'tillkit-host-', '__Secure-': 'tillkit-secure-' } as const

/** Attributes that would keep a cookie from working at `http://127.0.0.1`. */
const UNFIT = /^(domain|secure|partitioned)$/i

/**
 * A `Set-Cookie` header of the shop so that the browser keeps it for the preview: for this host, without https.
 * Path, age and HttpOnly stay.
 */
export function localCookie(header: string): string {
  const [pair = '', ...attributes] = header.split(';')
  const kept = attributes.filter((attribute) => {
    const [name = '', value = ''] = attribute.split('=').map((part) => part.trim())
    return !UNFIT.test(name) && !(/^samesite$/i.test(name) && /^none$/i.test(value))
  })
  return [localName(pair), ...kept].join(';')
}

/** The `Cookie` header for the shop: the names that it knows. */
export function shopCookies(header: string): string {
  return header
    .split(/;\s*/)
    .map((pair) => {
      const [theirs, ours] = Object.entries(PREFIXES).find(([, prefix]) => pair.startsWith(prefix)) ?? []
      return theirs !== undefined && ours !== undefined ? theirs + pair.slice(ours.length) : pair
    })
    .join('; ')
}

function localName(pair: string): string {
  const trimmed = pair.trimStart()
  // Browsers compare these prefixes whatever their case.
  const [theirs, ours] = Object.entries(PREFIXES).find(([prefix]) => trimmed.toLowerCase().startsWith(prefix.toLowerCase())) ?? []
  return theirs !== undefined && ours !== undefined ? ours + trimmed.slice(theirs.length) : pair
}
