import { parseJson } from '@tillkit/dom'
import { errorOf, ownError } from './error.ts'
import { STALE_NONCE } from './rest-client.anatomy.ts'
import type { RestMessages } from './rest-client.messages.ts'

/** A request and its answer, whatever its status. */
export interface Exchange {
  /** Where it was sent. */
  readonly url: string
  /** Whether that is the root's own host: only then its headers say anything about our site. */
  readonly isHome: boolean
  /** Unread where `text` is undefined. */
  readonly response: Response
  /** What it said; `undefined` where the caller wants the response itself. */
  readonly text: string | undefined
}

/** A request as it goes out. */
export type Sent = Pick<Exchange, 'url' | 'isHome'>

/** Reads a response as far as the caller wants. */
export async function readExchange(response: Response, { url, isHome }: Sent, parse = true): Promise<Exchange> {
  return { url, isHome, response, text: parse ? await response.text() : undefined }
}

/** Whether a response says that the nonce is not valid any more. It can still be read. */
export async function isStaleNonce(response: Response): Promise<boolean> {
  return response.status === 403 && (await response.clone().text()).includes(STALE_NONCE)
}

/**
 * What an exchange comes to: the JSON of a success, `null` where that is empty, or the response itself.
 * @throws {RestError} for anything else; the response, where the caller wants it itself
 */
export function settle<T>({ response, text }: Exchange, messages: RestMessages): T {
  const { ok, status } = response
  if (text === undefined) {
    if (ok) return response as T
    throw response
  }
  if (ok && !text) return null as T
  const body = parseJson(text)
  if (body === undefined) throw ownError(messages, 'invalid_json', { status, cause: text.slice(0, 200) })
  if (ok) return body as T
  throw errorOf(body, status, messages)
}
