import { NONCE_ATTRIBUTE, ROOT_LINK, URL_ATTRIBUTE } from './rest-client.anatomy.ts'
import { pageApiFetch, textOr } from './shared-nonce.ts'

/** What a page says about its REST API. */
export interface RestSettings {
  /** Of `wpApiSettings`, the page's link, or the element's own address. */
  readonly root: string
  /** Of the element, the platform's own client, or `wpApiSettings`. */
  readonly nonce: string | undefined
  /** Of the platform's own client. */
  readonly nonceEndpoint: string | undefined
  /** The element's own address. */
  readonly url: string | undefined
}

/** Where to look. */
export interface SettingsPlace {
  /** Has `data-rest-url` and `data-rest-nonce`, as the coming-soon banner's link does. */
  readonly element?: Element
  /** Where the globals are. Default the page's. */
  readonly scope?: object
}

/**
 * Reads root and nonce from where the platform puts them, for `createRestClient`.
 * @returns `undefined` on a page that names no root
 */
export function readRestSettings(page: Document = document, { element, scope = globalThis }: SettingsPlace = {}): RestSettings | undefined {
  const { wpApiSettings: globals } = scope as { wpApiSettings?: { root?: unknown; nonce?: unknown } | null }
  const apiFetch = pageApiFetch(scope)
  const url = addressIn(element?.getAttribute(URL_ATTRIBUTE), page)
  const named = addressIn(globals?.root, page) ?? addressIn(page.querySelector(ROOT_LINK)?.getAttribute('href'), page)
  const root = named ?? rootOf(url)
  if (root === undefined) return undefined
  const own = textOr(element?.getAttribute(NONCE_ATTRIBUTE))
  // What an element alone says may be another site's, which has no business with the page's nonce.
  const isForeign = named === undefined && new URL(root).origin !== new URL(page.URL).origin
  if (isForeign) return { root, url, nonce: own, nonceEndpoint: undefined }
  return {
    root,
    url,
    nonce: own ?? textOr(apiFetch?.nonceMiddleware?.nonce) ?? textOr(globals?.nonce),
    nonceEndpoint: addressIn(apiFetch?.nonceEndpoint, page),
  }
}

/** A whole address, from the page's own and never from a `<base href>`; nothing where it is none. */
function addressIn(value: unknown, page: Document): string | undefined {
  const text = textOr(value)
  try {
    return text === undefined ? undefined : new URL(text, page.URL).href
  } catch {
    return undefined
  }
}

/** The root that an address lies below: up to `/wp-json/` or `rest_route=/`, else the host's. */
function rootOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : (/^.*?(?:\/wp-json\/|[?&]rest_route=(?:\/|%2F))/i.exec(url)?.[0] ?? new URL('/', url).href)
}
