import type { RequestBody } from './body.ts'
import { startDeadline, type Deadline, type Timers } from './deadline.ts'
import { RequestFailed, type Failure } from './failure.ts'
import { createKeepaliveRoom, weightOf, type KeepaliveRoom } from './keepalive.ts'
import type { ProgressListener, SendWithProgress } from './progress.ts'
import { pageAddress, targetOf, type Target } from './target.ts'

/** How one request is made. */
export interface SendOptions {
  /** Default `GET`, with a body `POST`. */
  readonly method?: string | undefined
  readonly headers?: HeadersInit | undefined
  readonly body?: RequestBody | undefined
  /** Ends the request: it fails as `aborted`. */
  readonly signal?: AbortSignal | null | undefined
  /** How long to wait for the whole answer, in ms; 0 is for ever. Default: the sender's. */
  readonly timeout?: number | undefined
  /** Lets the request go on when the page is left, where there is room for it. Default false. */
  readonly keepalive?: boolean | undefined
  /** Cookies for home. Another host never gets any. Default: the sender's. */
  readonly credentials?: RequestCredentials | undefined
  /** Whether it changes something. Default by method: `GET`, `HEAD` and `OPTIONS` do not. */
  readonly mutates?: boolean | undefined
  /** Hears how much of the body is up. Needs `createSend({ progress })`. */
  readonly onProgress?: ProgressListener | undefined
  /** What else `fetch` understands: `cache`, `redirect`, `priority`. */
  readonly init?: Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'keepalive' | 'credentials'>
}

/** What happens to a request, for a log. */
export type SendEvent =
  | { readonly what: 'sent'; readonly body: BodyInit | null }
  | { readonly what: 'answered'; readonly status: number }
  | { readonly what: 'failed'; readonly failure: Failure }

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

/**
 * Makes a request and reads its answer within its time.
 * @param read what to take from the response, whatever its status; runs within the time limit
 * @throws {RequestFailed} and nothing else, unless `read` throws that itself
 */
export type Send = <T>(url: string, options: SendOptions, read: (response: Response) => T | Promise<T>) => Promise<T>

/** Headers that prove to the shop who asks. They are for nobody else. */
const SECRETS = ['X-WP-Nonce', 'Nonce']

/** Makes the sender that all calls of a unit, or of a client, go through. */
export function createSend(deps: SendDeps = {}): Send {
  const { room = createKeepaliveRoom(), timeout: patience = 15_000 } = deps
  return async (url, options, read) => {
    const timeout = options.timeout ?? patience
    const deadline = startDeadline({ signal: options.signal, timeout, timers: deps.timers })
    const wasOnline = (deps.isOnline ?? isOnline)()
    const note = deps.observe?.(url)
    let release: (() => void) | undefined
    let sent = false
    let isAnswered = false
    try {
      deadline.signal.throwIfAborted()
      const request = requestOf(url, options, deps, deadline.signal)
      release = options.keepalive ? room.take(weightOf(request.init.body)) : undefined
      if (release && !options.onProgress) request.init.keepalive = true
      sent = true
      note?.({ what: 'sent', body: request.init.body ?? null })
      const response = await transmit(request, options, deps)
      isAnswered = true
      note?.({ what: 'answered', status: response.status })
      return await read(response)
    } catch (cause) {
      if (cause instanceof RequestFailed) throw cause
      const failure = failureOf({ deadline, options, timeout, isOffline: !wasOnline && !isAnswered, sent })
      note?.({ what: 'failed', failure })
      throw new RequestFailed(failure, { url, mutates: isMutation(options), cause })
    } finally {
      release?.()
      deadline.end()
    }
  }
}

interface Prepared {
  readonly target: Target
  readonly init: RequestInit
}

function requestOf(url: string, options: SendOptions, deps: SendDeps, signal: AbortSignal): Prepared {
  const target = targetOf(url, { page: (deps.page ?? pageAddress)(), home: deps.home })
  const { body } = options
  const headers = new Headers(options.headers)
  if (body?.type && !headers.has('Content-Type')) headers.set('Content-Type', body.type)
  if (!target.isHome) SECRETS.forEach((name) => headers.delete(name))
  else for (const [name, value] of Object.entries(deps.headers ?? {})) if (!headers.has(name)) headers.set(name, value)
  const credentials = credentialsFor(target, options.credentials ?? deps.credentials ?? 'same-origin')
  const fixed = { method: methodOf(options), headers, body: body?.content ?? null, credentials, signal, keepalive: false }
  return { target, init: { ...options.init, ...fixed } }
}

/** `same-origin` may stay: a browser never sends cookies to another host by it. */
function credentialsFor({ isHome }: Target, wanted: RequestCredentials): RequestCredentials {
  return isHome || wanted !== 'include' ? wanted : 'omit'
}

function transmit({ target, init }: Prepared, { onProgress }: SendOptions, deps: SendDeps): Promise<Response> {
  if (onProgress && deps.progress) return deps.progress(target.href, init, onProgress)
  return (deps.fetch ?? fetch)(target.href, init)
}

const methodOf = ({ method, body }: SendOptions): string => method ?? (body ? 'POST' : 'GET')

/** Whether a request is to change something. */
export function isMutation(options: SendOptions): boolean {
  return options.mutates ?? !/^(?:GET|HEAD|OPTIONS)$/i.test(methodOf(options))
}

/** A browser that knows nothing of connections, and a server, are taken to have one. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

interface Circumstances {
  readonly deadline: Deadline
  readonly options: SendOptions
  readonly timeout: number
  /** Whether there was no connection, as far as the browser knew: where an answer began to come, there was one. */
  readonly isOffline: boolean
  readonly sent: boolean
}

function failureOf({ deadline, options, timeout, isOffline, sent }: Circumstances): Failure {
  const { signal, isOver } = deadline
  if (signal.aborted && !isOver) return { kind: 'aborted', sent }
  if (isOffline && !isOver) return { kind: 'offline' }
  if (sent && isMutation(options)) return { kind: 'uncertain', because: isOver ? 'timeout' : 'unreachable' }
  return isOver ? { kind: 'timeout', after: timeout } : { kind: 'unreachable' }
}
