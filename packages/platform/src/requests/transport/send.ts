import { exchange } from './exchange.ts'
import { roomOfPage, weightOf, type KeepaliveRoom } from './keepalive.ts'
import { observed, type SendEvent } from './observed-send.ts'
import type { SendWithProgress } from './progress.ts'
import { isMutation, methodOf, type Send, type SendOptions } from './send-options.ts'
import { pageAddress, targetOf } from './request-target.ts'
import type { Timers } from './timers.ts'

/** What requests are made with. Everything has a default in a browser. */
export interface SendDeps {
  readonly fetch?: typeof fetch | undefined
  /** Sends with progress, when that is asked for: `sendWithProgress`. Without it nobody pays for XMLHttpRequest. */
  readonly progress?: SendWithProgress | undefined
  readonly timers?: Timers | undefined
  readonly isOnline?: (() => boolean) | undefined
  /** The page's address, for relative ones. */
  readonly page?: (() => string | undefined) | undefined
  /** An address of the shop: its origin gets cookies and nonces, no other does. Default the page's. */
  readonly home?: string | undefined
  /** Cookies for home. Default `same-origin`. */
  readonly credentials?: RequestCredentials | undefined
  /** Headers that each request to home has, unless it has its own: `X-Requested-With`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** In ms; 0 is for ever. Default 15 000. */
  readonly timeout?: number | undefined
  readonly room?: KeepaliveRoom | undefined
  /** Called at the start of each request; what it returns hears the rest. */
  readonly observe?: ((url: string) => (event: SendEvent) => void) | undefined
}

/** Headers that prove to the shop who asks. They are for nobody else. */
const SECRETS = /^(?:x-wp-)?nonce$/

/** Makes the sender that all calls of a client go through. */
export function createSend(deps: SendDeps = {}): Send {
  const { room = roomOfPage(), timeout: defaultTimeout = 15_000, progress, timers } = deps
  const send: Send = (url, options, read) => {
    const { onProgress, timeout = defaultTimeout, signal } = options
    let release: (() => void) | undefined
    const transmit = (its: AbortSignal) => {
      const { href, init } = requestOf(url, { ...options, signal: its }, deps)
      release = options.keepalive ? room.take(weightOf(init.body)) : undefined
      if (release && !onProgress) init.keepalive = true
      // XMLHttpRequest would send a stream as the words "[object ReadableStream]".
      const hears = onProgress && !(init.body instanceof ReadableStream) ? onProgress : undefined
      return hears && progress ? progress(href, init, hears) : (deps.fetch ?? fetch)(href, init)
    }
    const wasOffline = !(deps.isOnline ?? isOnline)()
    const request = { url, mutates: isMutation(options), timeout, signal, timers, isOffline: wasOffline, transmit, read }
    return exchange(request).finally(() => release?.())
  }
  return deps.observe ? observed(send, deps.observe) : send
}

/** A browser that knows nothing of connections, and a server, are taken to have one. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

interface Prepared {
  readonly href: string
  readonly init: RequestInit
}

function requestOf(url: string, options: SendOptions & { readonly signal: AbortSignal }, deps: SendDeps): Prepared {
  const { href, isHome } = targetOf(url, { page: (deps.page ?? pageAddress)(), home: deps.home })
  const { body, signal } = options
  const headers = new Headers(isHome ? deps.headers : undefined)
  if (body?.type) headers.set('Content-Type', body.type)
  new Headers(options.headers).forEach((value, name) => {
    if (isHome || !SECRETS.test(name)) headers.set(name, value)
  })
  const wanted = options.credentials ?? deps.credentials ?? 'same-origin'
  // `same-origin` may stay: a browser never sends cookies to another host by it.
  const credentials = isHome || wanted !== 'include' ? wanted : 'omit'
  const fixed = { method: methodOf(options), headers, body: body?.content ?? null, credentials, signal, keepalive: false }
  // Browsers send a stream only where it is said that no answer is read before its end.
  const streamed = fixed.body instanceof ReadableStream && { duplex: 'half' }
  return { href, init: { ...streamed, ...options.init, ...fixed } }
}
