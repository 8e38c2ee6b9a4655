import { RequestFailed } from './failure.ts'

/**
 * Whether a change may have been made although it failed, so that what the page shows has to be asked for anew. Also true for
 * what is no failure of a request: an answer that our own code stumbled over did come.
 */
export function isOutcomeUnknown(cause: unknown): boolean {
  if (!(cause instanceof RequestFailed)) return true
  const { failure, mutates } = cause
  const isBroken = failure.kind === 'refused' && failure.status >= 500
  return mutates && (isBroken || /^un(?:certain|usable)$/.test(failure.kind) || (failure.kind === 'aborted' && failure.sent))
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
