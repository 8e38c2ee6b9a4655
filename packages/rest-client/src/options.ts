import type { ProgressListener } from '@tillkit/platform/requests'

/** Where a request goes. Without any of these: the page's own address. */
export type RestAddress =
  /** Below the root: `/wp/v2/posts?per_page=5`. */
  | { readonly path?: string; readonly url?: never; readonly namespace?: never; readonly endpoint?: never }
  /** As it is. Another host than the root's gets neither nonce nor cookies. */
  | { readonly url: string; readonly path?: never; readonly namespace?: never; readonly endpoint?: never }
  /** Both make a path: `wp/v2` and `posts`. */
  | { readonly namespace: string; readonly endpoint: string; readonly path?: never; readonly url?: never }

/** What a request carries. */
export type RestContent =
  /** Sent as JSON. What counts as false (`0`, `''`, `null`) sends nothing, as the platform does. */
  | { readonly data?: unknown; readonly body?: never }
  /** Sent as it is; a form names its own type. */
  | { readonly body?: BodyInit | null; readonly data?: never }

/** How a request is made: what `fetch` understands, and a little more. */
export interface RestInit extends Omit<RequestInit, 'body' | 'window' | 'signal'> {
  /** Ends the request: it is rejected with the signal's reason. */
  readonly signal?: AbortSignal | null | undefined
  /** In ms; 0 is for ever. Default: the client's. */
  readonly timeout?: number | undefined
  /** Hears how much of the body is up. Needs `createRestClient({ progress })`. */
  readonly onProgress?: ProgressListener | undefined
  /** `false`: the response as it is, resolved or thrown. Default true: its JSON. */
  readonly parse?: boolean | undefined
}

/** A request. It is never changed. */
export type RestRequest = RestAddress & RestContent & RestInit
