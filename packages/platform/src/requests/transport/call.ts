import { readAnswer, type Answer } from '../content/answer.ts'
import { RequestFailed, type RequestFailedOptions } from '../failures/failure.ts'
import type { Send } from './send-options.ts'
import { createSend } from './send.ts'
import { isMutation, type SendOptions } from './send-options.ts'

/** Calls the server. Resolves with a success, rejects with {@link RequestFailed} only. */
export type Call = (url: string, options?: SendOptions) => Promise<Answer>

/** Makes the client that calls a server. For calls that a nonce goes with there is `createNonceCall`. */
export function createCall(send: Send = createSend()): Call {
  return async (url, options = {}) => {
    const answer = await send(url, options, readAnswer)
    if (answer.ok) return answer
    throw failedWith('refused', answer, { url, mutates: isMutation(options) })
  }
}

/**
 * Says that an answer came that cannot be used, once its reader has found that out.
 * @param request what was asked, for the report
 */
export function unusable(answer: Answer, request: { readonly mutates: boolean }, cause?: unknown): RequestFailed {
  return failedWith('unusable', answer, { url: answer.url, ...request, cause })
}

/** A failure that an answer came with. */
export function failedWith(kind: 'refused' | 'unusable', answer: Answer, request: RequestFailedOptions): RequestFailed {
  return new RequestFailed({ kind, status: answer.status, answer }, request)
}
