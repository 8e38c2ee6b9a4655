import { createSend, RequestFailed, type Send, type SendDeps } from '@tillkit/platform/requests'
import { ownError } from './error.ts'
import { readExchange, settle } from './exchange.ts'
import type { RestRequest } from './options.ts'
import { prepare, type PreparedRequest, type RequestSettings } from './prepare.ts'
import { NONCE_HEADER } from './rest-client.anatomy.ts'
import { REST_MESSAGES, type RestMessages } from './rest-client.messages.ts'

/** How requests are made, without what a client adds. */
export interface RestOptions extends RequestSettings, Pick<SendDeps, 'fetch' | 'progress' | 'observe' | 'timers'> {
  /** The nonce that the page was printed with. Without one we ask as a guest. */
  readonly nonce?: string | undefined
  /** Translations of the errors that are found on our side. */
  readonly messages?: Partial<RestMessages> | undefined
  /** How long to wait for an answer, in ms. Default 0, for ever: an upload takes its time. */
  readonly timeout?: number | undefined
}

/** Our own words, or their translations. */
export const messagesOf = ({ messages }: RestOptions): RestMessages => ({ ...REST_MESSAGES, ...messages })

/** The sender of one root. It takes cookies there and nowhere else. */
export const senderOf = (options: RestOptions): Send =>
  createSend({ ...options, timeout: options.timeout ?? 0, home: options.root, credentials: 'include' })

/** What a request is sent with, and how its answer is read. */
export interface Sending<T> {
  readonly nonce: string | undefined
  readonly read: (response: Response) => Promise<T>
}

/** Makes a prepared request with this nonce, unless the caller brought one. */
export function sendOnce<T>(send: Send, { url, options }: PreparedRequest, { nonce, read }: Sending<T>): Promise<T> {
  const headers = new Headers(options.headers)
  if (nonce && !headers.has(NONCE_HEADER)) headers.set(NONCE_HEADER, nonce)
  return send(url, { ...options, headers }, read)
}

/** What a failure is thrown as: the caller's own reason, or an error of ours. */
export function thrownAs(cause: unknown, { signal }: RestRequest, messages: RestMessages): unknown {
  if (signal?.aborted) return signal.reason
  return cause instanceof RequestFailed ? ownError(messages, 'fetch_error', { cause }) : cause
}

/**
 * Makes one request, for code that asks once and has the nonce of the element that it was asked by: nothing is renewed.
 * Everything else is as with a client.
 * @returns the answer's JSON, `null` for an empty one; with `parse: false` the response
 * @throws {RestError}; with `parse: false` the response, where one came; the signal's reason when it ends
 */
export async function requestOnce<T = unknown>(options: RestOptions, request: RestRequest): Promise<T> {
  const messages = messagesOf(options)
  const prepared = prepare(request, options)
  const read = (response: Response) => readExchange(response, prepared, request.parse)
  const exchange = await sendOnce(senderOf(options), prepared, { nonce: options.nonce, read }).catch((cause: unknown) => {
    throw thrownAs(cause, request, messages)
  })
  return settle<T>(exchange, messages)
}
