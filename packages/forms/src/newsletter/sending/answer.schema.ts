import { isRecord } from '@tillkit/platform'
import { jsonOf } from '@tillkit/platform/requests'

/** What the server says to a subscription. */
export type SubscribeAnswer =
  | { readonly kind: 'subscribed' }
  /** `error`: the server's words; none where it gives no reason. */
  | { readonly kind: 'refused'; readonly error: string; readonly mayBeStale: boolean }
  /** Nothing, or a page: nobody knows what the server has done. */
  | { readonly kind: 'foreign' }

/**
 * Reads an answer. Refusals come in two shapes: the provider's as `{ error }`, the server's own as `{ success: false, data: { error } }`.
 * `false`, `null` and `0` are refusals without a reason; nothing and a page are no answer.
 */
export function readSubscribeAnswer(text: string): SubscribeAnswer {
  const answer = PAGE.test(text) ? undefined : jsonOf({ text })
  if (answer === undefined || (Object(answer) === answer && !isOwn(answer))) return { kind: 'foreign' }
  if (!isRecord(answer)) return { kind: 'refused', error: '', mayBeStale: false }
  if (answer['success']) return { kind: 'subscribed' }
  const own = answer['data']
  const error = textIn(answer['error']) || textIn(isRecord(own) ? own['error'] : own)
  return { kind: 'refused', error, mayBeStale: own !== undefined && isAboutNonce(error) }
}

/** A page, such as one to log in on: JSON that it has in it is of something else. A notice of PHP's in front of an answer is none. */
const PAGE = /<(?:!doctype|html)\b/i

/** Whether an answer says anything of a subscription. */
const isOwn = (answer: unknown): boolean => isRecord(answer) && ['success', 'error', 'data'].some((name) => Object.hasOwn(answer, name))

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What the server says of an address or of a robot, in English. */
const OF_THE_SHOPPER = ['Please input a valid email address.', 'You must be a human to submit this form.']

/**
 * Whether a refusal may be about the nonce. The server says no more of that than `Configuration Error`, in the shop's language; of
 * all that is configured wrongly it says what, behind a colon.
 */
const isAboutNonce = (error: string): boolean => error !== '' && !/[:：]/.test(error) && !OF_THE_SHOPPER.includes(error)
