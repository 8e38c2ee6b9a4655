import { RequestFailed, type Failure } from './failure.ts'

/** Statuses that say "not now": the same request may pass a little later. */
const PASSING = [408, 425, 429, 500, 502, 503, 504]

/** Of those, the ones that say that nothing has been done with the request yet. */
const UNTOUCHED = [425, 429]

/**
 * Whether the same request may be made again by itself. A read that met a passing trouble may; a change only where it is
 * certain that it was not made, since a second one would add the article twice.
 */
export function isRetryable(cause: unknown): boolean {
  if (!(cause instanceof RequestFailed)) return false
  const { failure, mutates } = cause
  switch (failure.kind) {
    case 'offline':
    case 'unreachable':
    case 'timeout':
      return true
    case 'refused':
      return (mutates ? UNTOUCHED : PASSING).includes(failure.status)
    case 'unusable':
    case 'stale-nonce':
    case 'aborted':
    case 'uncertain':
      return false
  }
}

/**
 * Whether a change may have been made although it failed, so that what the page shows has to be asked for anew. Also true for
 * what is no failure of a request: an answer that our own code stumbled over did come.
 */
export function leavesDoubt(cause: unknown): boolean {
  return !(cause instanceof RequestFailed) || (cause.mutates && isDoubtful(cause.failure))
}

function isDoubtful(failure: Failure): boolean {
  switch (failure.kind) {
    case 'uncertain':
    case 'unusable':
      return true
    case 'refused':
      return failure.status >= 500
    case 'aborted':
      return failure.sent
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'stale-nonce':
      return false
  }
}

/** The texts of {@link FAILURE_MESSAGES}. */
export type FailureMessage = keyof typeof FAILURE_MESSAGES

/** Which text a shopper is told; `undefined` where silence is right, because the shopper gave it up. */
export function messageOf(cause: unknown): FailureMessage | undefined {
  if (!(cause instanceof RequestFailed)) return 'unusable'
  switch (cause.kind) {
    case 'aborted':
      return undefined
    case 'stale-nonce':
      return 'staleNonce'
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'refused':
    case 'unusable':
    case 'uncertain':
      return cause.kind
  }
}

/** What shoppers are told, in our own words. A unit that knows more about what failed says that instead. */
export const FAILURE_MESSAGES = {
  offline: 'You are offline. Nothing was sent; please try again when you are connected.',
  unreachable: 'The shop could not be reached. Please try again.',
  timeout: 'The shop is taking too long to answer. Please try again.',
  refused: 'The shop did not accept this. Please try again.',
  unusable: 'Something went wrong. Please try again.',
  staleNonce: 'This page is out of date. Please load it again.',
  uncertain: 'The connection was lost. Please check whether it worked before you try again.',
} as const
