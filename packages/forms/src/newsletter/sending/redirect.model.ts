import type { Subscriber } from './subscribe.api.ts'

/** Where success leads, as the server printed it. */
export interface Redirect {
  readonly url: string
  /** What the page there is told: `name`, `last_name`, `email`, `ip_address`, `css_id`. */
  readonly keys: readonly string[]
  /** The shopper's network address. */
  readonly ipAddress: string
  /** The module's id. */
  readonly id: string
}

/**
 * The address that success leads to, told what the shop wants it told.
 * @returns `undefined` where it is none that a page can be opened by
 */
export function redirectAddress({ url, keys, ipAddress, id }: Redirect, subscriber: Subscriber, base: string): string | undefined {
  if (!isPage(url, base)) return undefined
  const told: readonly (readonly [key: string, name: string, value: string])[] = [
    ['name', 'first_name', subscriber.first],
    ['last_name', 'last_name', subscriber.last],
    ['email', 'email', subscriber.email],
    ['ip_address', 'ip_address', ipAddress],
    ['css_id', 'form_id', id],
  ]
  const query = told.filter(([key]) => keys.includes(key)).map(([, name, value]) => `${name}=${encodeURIComponent(whole(value))}`).join('&')
  if (!query) return url
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? []
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return `${address}${joint}${query}${hash}`
}

/** A text without halves of signs, as one has that was cut off: no address can hold them. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')

function isPage(url: string, base: string): boolean {
  try {
    return url.trim() !== '' && /^https?:$/.test(new URL(url, base).protocol)
  } catch {
    return false
  }
}
