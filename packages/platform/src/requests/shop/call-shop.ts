import { pageJQuery } from '../../jquery-copies.ts'
import { readAnswer, type Answer, type Received } from '../content/answer.ts'
import type { FormBody } from '../content/body.ts'
import { failedWith } from '../transport/call.ts'
import { exchange } from '../transport/exchange.ts'
import type { RequestFailed } from '../failures/failure.ts'
import { NeverLeft, sendByJQuery } from './jquery-send.ts'
import type { SendOptions } from '../transport/send-options.ts'
import { trace } from '../../trace.ts'
import { type Life, listen } from '@tillkit/dom'

/** How the shop is called: all of a request but what only uploads and other hosts need. */
export interface CallOptions extends Pick<SendOptions, 'signal' | 'timeout' | 'keepalive' | 'mutates'> {
  readonly headers?: Readonly<Record<string, string>>
  /** A form. JSON goes by `createCall`, which names its type. */
  readonly body?: FormBody | undefined
  /**
   * Which way the call goes. Default `jquery`: as the shop's own scripts made it, so through the page's jQuery where there is one.
   * `fetch`: no script of the shop made such a call, or it has to outlive a page that may be left at any moment.
   */
  readonly by?: 'jquery' | 'fetch'
}

/** Calls the shop. Resolves with a success, rejects with `RequestFailed` only. */
export type CallShop = (url: string, options?: CallOptions) => Promise<Answer>

let calls = 0

/** Calls the shop from its page, as all units do. A page that is being debugged notes what becomes of each call. */
export const callShop: CallShop = async (url, options = {}) => {
  const { body, signal, timeout = 15_000, mutates = body !== undefined } = options
  const call = (calls += 1)
  const traceCall = (what: string, ...args: unknown[]) => trace({ kind: 'call', what, name: url, call, args })
  traceCall('sent', body?.content ?? new URLSearchParams())
  const transmit = (its: AbortSignal) => send(url, { ...options, timeout, mutates, signal: its })
  try {
    const answer = await exchange({ url, mutates, timeout, signal, isOffline: !navigator.onLine, transmit, read: readAnswer })
    if (!answer.ok) throw failedWith('refused', answer, { url, mutates })
    traceCall('answered', answer.status, answer.text)
    return answer
  } catch (cause) {
    const { kind, message } = cause as RequestFailed
    traceCall(kind, message)
    throw cause
  }
}

/** A call's options, with all that has a default. */
type Complete = CallOptions & { readonly timeout: number; readonly mutates: boolean; readonly signal: AbortSignal }

/** Sends a call by jQuery or by `fetch`. jQuery is for the shop alone: what other plugins add to calls is for no other host. */
function send(url: string, options: Complete): Promise<Received> {
  // Never from `document.baseURI`: a theme's `<base href>` may name another host, which would get what is meant for the shop.
  const { href, origin } = new URL(url, location.href)
  const isHome = origin === location.origin
  const $ = isHome && options.by !== 'fetch' && !(options.keepalive && isPageLeft()) ? pageJQuery() : undefined
  if (!$ || !hasAjax($)) return fetchShop(href, isHome, options)
  // As the shop's scripts write it, where that leads to the same.
  const written = url && new URL(url, document.baseURI).href === href ? url : href
  return sendByJQuery($, { ...options, url: written }).catch((cause: unknown) => {
    if (cause instanceof NeverLeft) return fetchShop(href, isHome, options)
    throw cause
  })
}

/** A slim build of jQuery has no Ajax. */
function hasAjax({ ajax, ajaxSettings }: Partial<JQueryStatic>): boolean {
  return typeof ajax === 'function' && typeof ajaxSettings === 'object'
}

function fetchShop(href: string, isHome: boolean, { body, headers, keepalive, signal }: Complete): Promise<Response> {
  const content = body?.content
  return fetch(href, {
    ...(content ? { method: 'POST', body: content } : {}),
    headers: isHome ? { 'X-Requested-With': 'XMLHttpRequest', ...headers } : {},
    // Browsers refuse one that is larger; how large a form with files is, nobody tells.
    keepalive: keepalive === true && !(content instanceof FormData) && String(content).length < 60_000,
    signal,
  })
}

let isLeft = false

/** Whether the page is being left: then only what goes on without it arrives, which jQuery's requests do not. */
function isPageLeft(): boolean {
  return isLeft
}

/** Follows, for as long as a life lasts, whether the page is being left. Before all others that listen to the same. */
export function followPageLeft(life: Life): void {
  listen(life, window, 'pagehide', () => { isLeft = true }, { capture: true })
  listen(life, window, 'pageshow', () => { isLeft = false }, { capture: true })
  life.onEnd(() => { isLeft = false })
}
