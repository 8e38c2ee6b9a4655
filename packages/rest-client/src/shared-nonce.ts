import { pageAddress, targetOf, type SharedNonce } from '@tillkit/platform/requests'

/** As much as we know of the platform's own client, where a page has it. */
export interface ApiFetch {
  readonly nonceMiddleware?: { nonce?: unknown } | null
  readonly nonceEndpoint?: unknown
}

/** The platform's own client on this page, if it is there by now. */
export function pageApiFetch(scope: object = globalThis): ApiFetch | null | undefined {
  return (scope as { wp?: { apiFetch?: ApiFetch | null } | null }).wp?.apiFetch
}

/** A text that is not empty; anything else is nothing. */
export function textOr(value: unknown): string | undefined {
  return (typeof value === 'string' && value) || undefined
}

/** The nonce of the platform's own client, looked up each time: it may come later, and others may renew it. */
const pageNonce: SharedNonce = {
  read: () => textOr(pageApiFetch()?.nonceMiddleware?.nonce),
  write(nonce) {
    const middleware = pageApiFetch()?.nonceMiddleware
    if (middleware) middleware.nonce = nonce
  },
}

/**
 * Where a client of this root shares its nonce: with the platform's own client, if both are of one site. That is so on the
 * page's own host, and where both began with one nonce. A client of another site must not take the page's nonce there.
 */
export function sharedNonce(root: string, nonce: string | undefined): SharedNonce | undefined {
  const isOfPage = targetOf(root, { page: pageAddress() }).isHome
  return isOfPage || (nonce && pageNonce.read() === nonce) ? pageNonce : undefined
}
