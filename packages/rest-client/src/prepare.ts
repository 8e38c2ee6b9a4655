import { toJson } from '@tillkit/dom'
import { pageAddress, targetOf, type SendOptions } from '@tillkit/platform/requests'
import { belowRoot, inLocale, pathOf } from './address.ts'
import type { RestRequest } from './options.ts'
import { ACCEPT, JSON_TYPE, OVERRIDE_HEADER } from './rest-client.anatomy.ts'

/** What of a client its requests are made of. */
export interface RequestSettings {
  /** The REST root, `https://shop.example/wp-json/` or `…/index.php?rest_route=/`. Nonce and cookies go to its origin only. */
  readonly root: string
  /** The value of `_locale`. Default `user`, the language of who is logged in; `false`: none. */
  readonly locale?: string | false | undefined
  /** Whether `PUT`, `PATCH` and `DELETE` go as `POST`, as old proxies want it. Default true. */
  readonly methodOverride?: boolean | undefined
}

/** A request as the transport wants it, still without the client's nonce. */
export interface PreparedRequest {
  readonly url: string
  /** Whether it goes to the root's own host. */
  readonly isHome: boolean
  readonly options: SendOptions & { readonly headers: Headers }
}

/**
 * Makes a request of the caller's options.
 * @throws {TypeError} when its address is none
 */
export function prepare(request: RestRequest, { root, locale = 'user', methodOverride = true }: RequestSettings): PreparedRequest {
  const path = pathOf(request)
  const page = pageAddress()
  const address = request.url ?? (path === undefined ? (page ?? root) : belowRoot(root, path))
  const { href, isHome } = targetOf(address, { page, home: root })
  return { url: isHome && locale ? inLocale(href, locale) : href, isHome, options: optionsOf(request, methodOverride) }
}

function optionsOf(request: RestRequest, methodOverride: boolean): PreparedRequest['options'] {
  const { data } = request
  const content = data ? toJson(data) : request.body
  const method = request.method ?? (content ? 'POST' : 'GET')
  const overrides = methodOverride && /^(?:PUT|PATCH|DELETE)$/i.test(method)
  const headers = new Headers({ Accept: ACCEPT })
  // A form names its own type, and the boundary in it.
  if (data || (overrides && !(content instanceof Object))) headers.set('Content-Type', JSON_TYPE)
  new Headers(request.headers).forEach((value, name) => headers.set(name, value))
  if (overrides) headers.set(OVERRIDE_HEADER, method)
  return {
    ...request,
    headers,
    body: content ? { content } : undefined,
    method: overrides ? 'POST' : method.toUpperCase(),
    // Of the rest, fetch takes what it knows.
    init: request as RequestInit,
  }
}
