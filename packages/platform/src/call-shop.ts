import { readAnswer, type Answer } from './requests/answer.ts'
import type { FormBody } from './requests/body.ts'
import { failedWith } from './requests/call.ts'
import { exchange } from './requests/exchange.ts'
import type { RequestFailed } from './requests/failure.ts'
import type { SendOptions } from './requests/send-options.ts'
import { trace } from './trace.ts'

/** How the shop is called: all of a request but what only uploads and other hosts need. */
export interface CallOptions extends Pick<SendOptions, 'headers' | 'signal' | 'timeout' | 'keepalive' | 'mutates'> {
  /** A form. JSON goes by `createCall`, which names its type. */
  readonly body?: FormBody | undefined
}

/** Calls the shop. Resolves with a success, rejects with `RequestFailed` only. */
export type CallShop = (url: string, options?: CallOptions) => Promise<Answer>

let calls = 0

/** Calls the shop from its page, as all units do. A page that is being debugged notes what becomes of each call. */
export const callShop: CallShop = async (url, { body, signal, timeout = 15_000, mutates = body !== undefined, ...more } = {}) => {
  const call = (calls += 1)
  const note = (what: string, ...args: unknown[]) => trace({ kind: 'call', what, name: url, call, args })
  const content = body?.content
  note('sent', content ?? new URLSearchParams())
  const transmit = (its: AbortSignal) => {
    // Never from `document.baseURI`: a theme's `<base href>` may name another host, which would get what is meant for the shop.
    const { href, origin } = new URL(url, location.href)
    return fetch(href, {
      ...(content ? { method: 'POST', body: content } : {}),
      headers: origin === location.origin ? { 'X-Requested-With': 'XMLHttpRequest', ...more.headers } : {},
      // Browsers refuse one that is larger; how large a form with files is, nobody tells.
      keepalive: more.keepalive === true && !(content instanceof FormData) && String(content).length < 60_000,
      signal: its,
    })
  }
  try {
    const answer = await exchange({ url, mutates, timeout, signal, isOffline: !navigator.onLine, transmit, read: readAnswer })
    if (!answer.ok) throw failedWith('refused', answer, { url, mutates })
    note('answered', answer.status, answer.text)
    return answer
  } catch (cause) {
    const { kind, message } = cause as RequestFailed
    note(kind, message)
    throw cause
  }
}
