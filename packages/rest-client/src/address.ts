import { LOCALE_PARAMETER } from './rest-client.anatomy.ts'
import type { RestAddress } from './options.ts'

/** A request's path, also where it comes in two parts; `undefined` where it has none. */
export function pathOf({ path, namespace, endpoint }: RestAddress): string | undefined {
  if (namespace === undefined || endpoint === undefined) return path
  return [namespace, endpoint].map((part) => part.replace(/^\/+|\/+$/g, '')).join('/')
}

/** A path behind the root. Where the root has a query (plain permalinks), that of the path goes on in it. */
export function belowRoot(root: string, path: string): string {
  const base = /(?:\/|%2f)$/i.test(root) ? root : `${root}/`
  const rest = path.replace(/^\//, '')
  return base + (base.includes('?') ? rest.replace('?', '&') : rest)
}

/** An address in the user's language, unless it says a language itself. Nothing else of it changes. */
export function inLocale(href: string, locale: string): string {
  const url = new URL(href)
  if (!url.searchParams.has(LOCALE_PARAMETER)) url.search += `${url.search ? '&' : '?'}${LOCALE_PARAMETER}=${locale}`
  return url.href
}
