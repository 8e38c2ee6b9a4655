import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Addresses } from '../context.ts'
import { localCookie, shopCookies } from '../cookies.ts'
import { openPolicy, type PolicyNeeds } from '../csp.ts'

/** Headers that belong to one connection, not to the answer. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']
/** What the shop must not hear from us: where the browser really is, and what we decide ourselves. */
const NOT_ASKED = [...HOP_BY_HOP, 'host', 'content-length', 'accept-encoding', 'expect', 'forwarded', 'via', 'x-real-ip', 'service-worker']
/** What would bind the browser beyond this preview, or call somebody. */
const NOT_ANSWERED = [
  ...HOP_BY_HOP,
  'strict-transport-security',
  'public-key-pins',
  'public-key-pins-report-only',
  'expect-ct',
  'nel',
  'report-to',
  'reporting-endpoints',
  'alt-svc',
  'clear-site-data',
  'content-security-policy-report-only',
  'expires',
  'pragma',
  'age',
]
/** What no longer holds when the body was rewritten. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified', 'content-md5', 'digest', 'accept-ranges']
/** What the preview can unpack. */
const ENCODINGS = ['gzip', 'deflate', 'br']

/** The headers of a request as the shop expects them: its own addresses, its own cookie names. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { toShop }: Addresses,
  shop: { readonly host: string; readonly authorization?: string | undefined },
): OutgoingHttpHeaders {
  const named = listed(headers.connection)
  const result: OutgoingHttpHeaders = { host: shop.host }
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_ASKED.includes(name) || named.includes(name) || name.startsWith('x-forwarded-')) continue
    const text = Array.isArray(value) ? value.join(', ') : value
    result[name] = name === 'cookie' ? toShop.text(shopCookies(text)) : toShop.text(text)
  }
  if (headers.referer !== undefined) result.referer = withoutSwitch(toShop.text(headers.referer))
  const encodings = listed(headers['accept-encoding']).filter((name) => ENCODINGS.includes(name))
  result['accept-encoding'] = encodings.length > 0 ? encodings.join(', ') : 'identity'
  if (shop.authorization !== undefined && headers.authorization === undefined) result.authorization = shop.authorization
  return result
}

/** The headers of an answer as the browser may have them at the preview's address. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { toLocal }: Addresses,
  how: PolicyNeeds & { readonly rewritten: boolean; readonly redirect: boolean },
): OutgoingHttpHeaders {
  const named = listed(headers.connection)
  const result: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_ANSWERED.includes(name) || named.includes(name)) continue
    if (how.rewritten && OF_THE_BODY.includes(name)) continue
    if (name === 'set-cookie') result[name] = [value].flat().map(localCookie)
    else if (name === 'content-security-policy') result[name] = openPolicy(toLocal.text([value].flat().join(', ')), how)
    else result[name] = Array.isArray(value) ? value.map((each) => toLocal.text(each)) : toLocal.text(value)
  }
  // One address serves one shop today and another tomorrow: whatever is kept is asked for again.
  result['cache-control'] = how.redirect || /no-store/.test(headers['cache-control'] ?? '') ? 'no-store' : 'no-cache'
  return result
}

/** An address without the switch that only the preview and Tillkit understand. */
export function withoutSwitch(address: string): string {
  return address.replace(/([?&])tillkit=[^&#]*(&|(?=#|$))/, (_all, before: string, after: string) => (after === '&' ? before : before === '?' ? '' : ''))
}

function listed(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().join(',').split(',').map((word) => word.split(';')[0]?.trim().toLowerCase() ?? '').filter(Boolean)
}
