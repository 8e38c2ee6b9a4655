import type { Answer } from '../content/answer.ts'

/** Why a request came to nothing. The one list that every unit's failures are told from. */
export type Failure =
  /** The browser had no connection when the request was made: it never left. */
  | { readonly kind: 'offline' }
  /** No answer came, for a reason that browsers do not tell. */
  | { readonly kind: 'unreachable' }
  /** No answer came in time. `after`: how long was waited, in ms. */
  | { readonly kind: 'timeout'; readonly after: number }
  /** The server answered, and did not do it. */
  | { readonly kind: 'refused'; readonly status: number; readonly answer: Answer }
  /** An answer came that nobody can read: a page instead of data, half of it, nothing. */
  | { readonly kind: 'unusable'; readonly status: number; readonly answer: Answer }
  /** The page's nonce is out of date, and no newer one could be had. */
  | { readonly kind: 'stale-nonce'; readonly status: number; readonly answer: Answer }
  /** The caller gave it up. `sent`: whether it was on its way by then. */
  | { readonly kind: 'aborted'; readonly sent: boolean }
  /** A change was sent and no answer came: nobody knows whether it was made. */
  | { readonly kind: 'uncertain'; readonly because: 'unreachable' | 'timeout' }

/** The kinds of failure, by name. */
export type FailureKind = Failure['kind']

/** How a {@link RequestFailed} is made. */
export interface RequestFailedOptions {
  /** The address, for the message. */
  readonly url: string
  /** Whether the request was to change something. */
  readonly mutates: boolean
  /** What was thrown below. */
  readonly cause?: unknown
}

/** A request that failed. `message` is for reports; what shoppers are told is in `FAILURE_MESSAGES`. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  declare readonly kind: FailureKind
  /** The HTTP status, where an answer came. */
  declare readonly status: number | undefined
  /** Whether the request was to change something. */
  declare readonly mutates: boolean
  declare readonly failure: Failure
  constructor(
    failure: Failure,
    { url, mutates, cause }: RequestFailedOptions,
  ) {
    const { kind, status } = { status: undefined, ...failure }
    super([url, kind, status].filter(Boolean).join(' '), { cause })
    Object.assign(this, { failure, kind, status, mutates })
  }
}
