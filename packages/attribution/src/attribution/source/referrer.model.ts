import { parseUrl } from '@tillkit/dom'
import { cookieHost } from '../records/cookie-jar.ts'

/** Where a visitor came from. */
export interface Referrer {
  /** In lower case, without a port. */
  readonly host: string
  readonly path: string
  /** Without its question mark; empty for none, which is what browsers tell of other sites. */
  readonly query: string
}

/** Search engines beside Yandex and Google: the host, the parameter that it asks with, and what it is called. */
const ENGINES: readonly (readonly [host: string, parameter: string, source: string])[] = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
]

/** Hosts of links that others shorten, and who stands behind them. */
const ALIASES: readonly (readonly [host: string, source: string])[] = [['t.co', 'twitter.com'], ['plus.url.google.com', 'plus.google.com']]

const YANDEX = /^(?:.*\.)?yandex\..{2,9}$/
const GOOGLE = /^(?:www\.)?google\..{2,9}$/
/** Google's own: `google.com`, a country's, `google.co.uk`, `google.com.au`. */
const GOOGLE_ITSELF = /^(?:www\.)?google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/

/** Reads what the browser says of where a visitor came from; undefined where that is nothing, or none. */
export function referrerOf(address: string): Referrer | undefined {
  const url = address === '' ? undefined : parseUrl(address, address)
  return url?.hostname ? { host: url.hostname.toLowerCase(), path: url.pathname, query: url.search.slice(1) } : undefined
}

/** Whether a host is another one, or stands below it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/** Whether it is the shop itself, with or without `www.`, or a sub-domain of it. */
export function isOwn({ host }: Referrer, hostname: string): boolean {
  return isWithin(cookieHost(host), cookieHost(hostname.toLowerCase()))
}

/** How a shop wants search engines to be known. */
export interface SearchRules {
  readonly searchHosts: readonly string[]
  readonly strictGoogleHost: boolean
}

/** The search engine that it is; undefined for others. */
export function searchEngineOf({ host, query }: Referrer, { searchHosts, strictGoogleHost }: SearchRules): string | undefined {
  if (YANDEX.test(host) && query.includes('text=')) return 'yandex'
  if ((strictGoogleHost ? GOOGLE_ITSELF : GOOGLE).test(host)) return 'google'
  const [, , source] = ENGINES.find(([its, parameter]) => isWithin(host, its) && query.toLowerCase().includes(`${parameter}=`)) ?? []
  if (source !== undefined) return source
  const listed = searchHosts.find((its) => isWithin(host, its))
  return listed && nameOf(listed)
}

/** What an engine is called that the shop has listed: as the library calls it, else the first part of its host. */
function nameOf(host: string): string | undefined {
  return ENGINES.find(([its]) => its === host)?.[2] ?? cookieHost(host).split('.')[0]
}

/** What a referral from it is called. */
export function sourceOf({ host }: Referrer): string {
  return ALIASES.find(([its]) => isWithin(host, its))?.[1] ?? cookieHost(host)
}

/** Whether it is Yandex, which says what was asked for. */
export const isYandex = ({ host }: Referrer): boolean => YANDEX.test(host)
