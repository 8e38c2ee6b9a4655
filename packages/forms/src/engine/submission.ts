import { FAILURE_MESSAGES, type FailureMessage, isOutcomeUnknown, messageOf, RequestFailed } from '@tillkit/platform/requests'
import type { Problem } from './rule.ts'
import type { Value } from './value.ts'

/** What a form is sent with. */
export interface Sending {
  /** What the fields that are shown hold, by id, in the form's order: what was checked, and nothing that was typed since. */
  readonly values: Readonly<Record<string, Value>>
  /** The fields that their conditions hide, by id, in the form's order. */
  readonly hidden: readonly string[]
  /** What a service against bots gave for this attempt; empty where none is asked. */
  readonly token: string
  /** Ends when the form has gone. What is on its way then is given up. */
  readonly signal: AbortSignal
}

/** What became of a form that was sent. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The server has said no, or cannot be asked: what is wrong, for the form or for its fields. It can be sent again. */
  | { readonly kind: 'refused'; readonly messages: readonly string[]; readonly problems?: Readonly<Record<string, Problem>> }
  /** Nobody knows whether it has arrived: no answer came. */
  | { readonly kind: 'unknown'; readonly messages: readonly string[] }
  /** It cannot have left the device: the line is cut. What was typed is kept, and it can be sent when the line is back. */
  | { readonly kind: 'offline'; readonly messages: readonly string[] }

/** What an attempt comes to: what became of it, or that the page's proof (a nonce, a token of the form's) is out of date. */
export type Attempt = Outcome | { readonly kind: 'expired'; readonly messages: readonly string[] }

/** Where a form stands on its way. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'validating' | 'waiting for token' | 'sending' }
  /** Fields stand in the way: nothing was sent. */
  | { readonly status: 'invalid' }
  | { readonly [Kind in Outcome['kind']]: { readonly status: Kind } & Extract<Outcome, { readonly kind: Kind }> }[Outcome['kind']]

/** Whether a form is on its way. */
export const isOnItsWay = ({ status }: Submission): boolean =>
  status === 'validating' || status === 'waiting for token' || status === 'sending'

/** Whether a form is on its way or has been sent, so that it can't be sent a second time. */
export const isBusy = (submission: Submission): boolean => isOnItsWay(submission) || submission.status === 'sent'

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
