import { createNonces, isMutation, nonceIn, RequestFailed, withNonce } from '@tillkit/platform/requests'
import { isStaleNonce, readExchange, settle, type Exchange } from './exchange.ts'
import { messagesOf, senderOf, sendOnce, thrownAs, type RestOptions } from './once.ts'
import type { RestRequest } from './options.ts'
import { prepare } from './prepare.ts'
import { NONCE_HEADER } from './rest-client.anatomy.ts'
import type { RestMessages } from './rest-client.messages.ts'
import { pageApiFetch, sharedNonce, textOr } from './shared-nonce.ts'

/** How a client is made. */
export interface RestClientOptions extends RestOptions {
  /** Where a newer nonce is to be had: `…/admin-ajax.php?action=rest-nonce`. Default what the platform's own client says. */
  readonly nonceEndpoint?: string | undefined
}

/** A client of one REST root. */
export interface RestClient {
  /**
   * Makes a request.
   * @returns the answer's JSON, `null` for an empty one; with `parse: false` the response
   * @throws {RestError}; with `parse: false` the response, where one came; the signal's reason when it ends
   */
  request(request: RestRequest & { readonly parse: false }): Promise<Response>
  request<T = unknown>(request?: RestRequest): Promise<T>
  /** Makes a request without judging its answer: what `fetchAll` and `uploadMedia` stand on. */
  exchange(request: RestRequest): Promise<Exchange>
  readonly messages: RestMessages
}

/** How long a newer nonce may take, in ms: everything else waits for it. */
const NONCE_TIMEOUT_MS = 15_000

/** Makes a client. Importing does nothing, and making one sends nothing. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { root, nonce: initial, nonceEndpoint } = options
  const messages = messagesOf(options)
  const send = senderOf(options)
  const shared = sharedNonce(root, initial)
  const nonces = createNonces({
    initial,
    shared,
    async fresh() {
      // A newer nonce of the page's is for its own site.
      const endpoint = nonceEndpoint ?? (shared && textOr(pageApiFetch()?.nonceEndpoint))
      if (!endpoint) return undefined
      const read = async (response: Response) => (response.ok ? nonceIn(await response.text()) : undefined)
      return send(endpoint, { credentials: 'same-origin', timeout: NONCE_TIMEOUT_MS }, read)
    },
  })

  const exchange = async (request: RestRequest): Promise<Exchange> => {
    const { signal, parse } = request
    const prepared = prepare(request, options)
    const read = async (response: Response) => {
      const isStale = await isStaleNonce(response)
      // Whoever the request was sent on to says nothing about our site.
      const isHome = prepared.isHome && (!response.redirected || new URL(response.url).origin === new URL(prepared.url).origin)
      return { isStale, ...(await readExchange(response, { ...prepared, isHome }, parse)) }
    }
    const attempt = (nonce: string | undefined) => sendOnce(send, prepared, { nonce, read })
    const ownNonce = prepared.options.headers.has(NONCE_HEADER)
    try {
      return await withNonce({
        nonces,
        signal,
        attempt,
        // A nonce of the caller's is not ours to renew, another host's refusal is not about it, and a stream can be sent once only.
        isStale: ({ isStale, isHome }) => isStale && isHome && !ownNonce && !(request.body instanceof ReadableStream),
        unrefreshed: (refused) => (isMutation(prepared.options) ? refused : asGuest(attempt, refused)),
      })
    } catch (cause) {
      throw thrownAs(cause, request, messages)
    }
  }

  return {
    messages,
    exchange,
    request: async <T>(request: RestRequest = {}) => settle<T>(await exchange(request), messages),
  }
}

/**
 * What is public needs no nonce: a page from a cache has an old one, and no guest gets a new one.
 * @returns the guest's answer if it is a success, else the one that was refused
 */
async function asGuest<T extends Exchange>(attempt: (nonce: undefined) => Promise<T>, refused: T): Promise<T> {
  try {
    const answer = await attempt(undefined)
    return answer.response.ok ? answer : refused
  } catch (cause) {
    // Given up by the caller.
    if (cause instanceof RequestFailed && cause.kind === 'aborted') throw cause
    return refused
  }
}
