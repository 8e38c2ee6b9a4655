import { readAnswer, type Answer } from '../content/answer.ts'
import { RequestFailed, type Failure } from '../failures/failure.ts'
import { withNonce, type Nonces } from './nonces.ts'
import { isMutation, type Send, type SendOptions } from '../transport/send-options.ts'
import { createSend, type SendDeps } from '../transport/send.ts'
import { pageAddress, targetOf, type TargetOptions } from '../transport/request-target.ts'

/** How a call proves that it comes from a page of the shop. */
export interface CallNonce {
  readonly nonces: Nonces
  /** Puts the nonce into the call: a header, or a field of the body. */
  put(nonce: string, options: SendOptions): SendOptions
  /** Whether an answer says that the nonce is not valid any more. */
  isStale(answer: Answer): boolean
}

/** How a call with a nonce is made. */
export interface NonceCallOptions extends SendOptions {
  readonly nonce: CallNonce
}

/** Calls the server with a nonce, which is renewed once where it is refused. Rejects with {@link RequestFailed} only. */
export type NonceCall = (url: string, options: NonceCallOptions) => Promise<Answer>

/**
 * Makes the client for calls that a nonce goes with. A call to another host has none, and what that says of nonces renews none.
 * @param deps as the sender has them: by what it is known whose an address is. Without a page, and without `home`, all are the shop's.
 */
export function createNonceCall(send: Send = createSend(), { page = pageAddress, home }: Pick<SendDeps, 'page' | 'home'> = {}): NonceCall {
  return async (url, { nonce: given, ...options }) => {
    const use = isForeign(url, { page: page(), home }) ? { ...given, put: () => options, isStale: () => false } : given
    const attempt = (nonce?: string) => send(url, nonce === undefined ? options : use.put(nonce, options), readAnswer)
    const answer = await renewing(use, attempt, { ...options, url })
    const { status } = answer
    if (use.isStale(answer)) throw failed({ kind: 'stale-nonce', status, answer })
    if (!answer.ok) throw failed({ kind: 'refused', status, answer })
    return answer

    function failed(failure: Failure): RequestFailed {
      return new RequestFailed(failure, { url, mutates: isMutation(options) })
    }
  }
}

/** Whether an address is another host's, as far as anybody knows whose the shop's are. One that is none is the sender's to refuse. */
function isForeign(url: string, by: TargetOptions): boolean {
  try {
    return (by.page ?? by.home) !== undefined && !targetOf(url, by).isHome
  } catch {
    return false
  }
}

/** A call, and its address. */
interface Addressed extends SendOptions {
  readonly url: string
}

async function renewing({ nonces, isStale }: CallNonce, attempt: (nonce?: string) => Promise<Answer>, call: Addressed): Promise<Answer> {
  const { url, signal } = call
  try {
    return await withNonce({ nonces, attempt, isStale, signal })
  } catch (cause) {
    if (cause instanceof RequestFailed) throw cause
    // Given up while a newer nonce was on its way: what had been sent was refused.
    throw new RequestFailed({ kind: 'aborted', sent: false }, { url, mutates: isMutation(call), cause })
  }
}
