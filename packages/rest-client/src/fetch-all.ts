import { pathOf } from './address.ts'
import type { RestClient } from './client.ts'
import { ownError } from './error.ts'
import { settle, type Exchange } from './exchange.ts'
import type { RestContent, RestInit, RestRequest } from './options.ts'

/** How far `fetchAll` goes. */
export interface FetchAllOptions {
  /** The most pages that are asked for; the list ends there. Default 1000, so that a server that counts wrongly is not asked for ever. */
  readonly maxPages?: number
}

/** As many entries as the platform gives at once. */
const PAGE_SIZE = '100'

/**
 * Gets all pages of a list as one: for a request with `per_page=-1`, which the server itself does not know. Any other request
 * is made as it is, and so is one with `parse: false`.
 * @throws {RestError} when any page fails: half a list is none
 */
export async function fetchAll<T = unknown>(
  client: RestClient,
  request: RestRequest,
  { maxPages = 1000 }: FetchAllOptions = {},
): Promise<T> {
  const first = request.parse === false ? undefined : firstPage(request)
  if (!first) return client.request<T>(request)
  let page = await client.exchange({ ...first.others, ...first.address })
  const entries = settle<unknown>(page, client.messages)
  if (!Array.isArray(entries)) return entries as T
  const seen = new Set([page.url])
  const { origin } = new URL(page.url)
  for (let next = nextOf(page); next !== undefined && !seen.has(next) && seen.size < maxPages; next = nextOf(page)) {
    seen.add(next)
    page = await client.exchange(following(first.others, next, origin))
    const more = settle<unknown>(page, client.messages)
    if (!Array.isArray(more)) throw ownError(client.messages, 'invalid_json', { status: page.response.status })
    for (const entry of more) entries.push(entry)
  }
  return entries as T
}

interface FirstPage {
  readonly address: { readonly path: string } | { readonly url: string }
  /** What all pages are asked for with. */
  readonly others: RestContent & RestInit
}

/** The request for the first page; `undefined` where not all are wanted. */
function firstPage(request: RestRequest): FirstPage | undefined {
  const { url, path, namespace, endpoint, ...others } = request
  const wanted = url ?? pathOf({ path, namespace, endpoint } as RestRequest) ?? ''
  const [place, query] = wanted.replace(/#.*/s, '').split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  if (parameters.get('per_page') !== '-1') return undefined
  parameters.set('per_page', PAGE_SIZE)
  const whole = `${place}?${parameters}`
  return { address: url === undefined ? { path: whole } : { url: whole }, others }
}

/** A later page. On another host the caller's headers have no business. */
function following({ headers, ...others }: FirstPage['others'], url: string, origin: string): RestRequest {
  return { ...others, url, ...(headers && new URL(url).origin === origin && { headers }) }
}

/** The next page, as the server names it. What a title says is not looked at. */
function nextOf({ response, url }: Exchange): string | undefined {
  const links = response.headers.get('Link')?.replace(/(\brel\s*=\s*)?"(?:[^"\\]|\\.)*"/gi, (text, rel) => (rel ? text : '')) ?? ''
  const link = /<([^>]*)>[^<,]*;\s*rel\s*=\s*["']?(?:[^"';,]*\s)?next(?=["'\s;,]|$)/i.exec(links)?.[1]
  return link === undefined ? undefined : new URL(link, url).href
}
