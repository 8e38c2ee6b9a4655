import { readAnswer, type Answer } from './answer.ts'
import { RequestFailed, type Failure } from './failure.ts'
import { withNonce, type Nonces } from './nonces.ts'
import { createSend, isMutation, type Send, type SendOptions } from './send.ts'

/** How a call proves that it comes from a page of the shop. */
export interface CallNonce {
  readonly nonces: Nonces
  /** Puts the nonce into the call: a header, or a field of the body. */
  put(nonce: string, options: SendOptions): SendOptions
  /** Whether an answer says that the nonce is not valid any more. */
  isStale(answer: Answer): boolean
}

/** How a call is made. */
export interface CallOptions extends SendOptions {
  readonly nonce?: CallNonce
}

/** Calls the server. Resolves with a success, rejects with {@link RequestFailed}. */
export type Call = (url: string, options?: CallOptions) => Promise<Answer>

/** Makes the client that units call the shop with. */
export function createCall(send: Send = createSend()): Call {
  return async (url, { nonce: use, ...options } = {}) => {
    const attempt = (nonce?: string) => send(url, use && nonce !== undefined ? use.put(nonce, options) : options, readAnswer)
    const answer = await (use ? renewing(use, attempt, url, options) : attempt())
    const status = { status: answer.status, answer }
    if (use?.isStale(answer)) throw failed({ kind: 'stale-nonce', ...status })
    if (!answer.ok) throw failed({ kind: 'refused', ...status })
    return answer

    function failed(failure: Failure): RequestFailed {
      return new RequestFailed(failure, { url, mutates: isMutation(options) })
    }
  }
}

async function renewing(
  { nonces, isStale }: CallNonce,
  attempt: (nonce?: string) => Promise<Answer>,
  url: string,
  options: SendOptions,
): Promise<Answer> {
  const { signal } = options
  try {
    return await withNonce({ nonces, attempt, isStale, signal })
  } catch (cause) {
    if (cause instanceof RequestFailed) throw cause
    // Given up while a newer nonce was on its way: what had been sent was refused.
    throw new RequestFailed({ kind: 'aborted', sent: false }, { url, mutates: isMutation(options), cause })
  }
}

/**
 * Says that an answer came that cannot be used, once its reader has found that out.
 * @param request what was asked, for the report
 */
export function unusable(answer: Answer, request: { readonly mutates: boolean }, cause?: unknown): RequestFailed {
  return new RequestFailed({ kind: 'unusable', status: answer.status, answer }, { url: answer.url, ...request, cause })
}
