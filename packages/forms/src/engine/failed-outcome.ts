import { FAILURE_MESSAGES, type FailureMessage, isOutcomeUnknown, messageOf, RequestFailed } from '@tillkit/platform/requests'
import type { Outcome } from './submission.ts'

/**
 * What a request that failed means for the form that it was to send: the line is cut, it was refused, or nobody knows.
 * @param words what the shopper is told of each. Default the platform's, in English
 */
export function failedOutcome(cause: unknown, words: Readonly<Record<FailureMessage, string>> = FAILURE_MESSAGES): Outcome {
  const message = messageOf(cause)
  const messages = message === undefined ? [] : [words[message]]
  if (cause instanceof RequestFailed && cause.kind === 'offline') return { kind: 'offline', messages }
  return { kind: isOutcomeUnknown(cause) ? 'unknown' : 'refused', messages }
}
