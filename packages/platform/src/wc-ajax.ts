import { trace } from './trace.ts'

/** Why a call gave no usable answer. */
export type FailureKind = 'network' | 'timeout' | 'status' | 'aborted'

/** A call that failed. `message` says which and how, for the report; shoppers never see it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** The HTTP status, where an answer came. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A value of a call's form body; nested ones become `name[key]`, and lists of plain values `name[]`, as jQuery writes them. */
export type Field = string | number | boolean | null | undefined | readonly Field[] | { readonly [key: string]: Field }

/** Encodes fields as the platform expects: spaces as `+`, nothing as an empty value, nesting in brackets. */
export function formBody(fields: Readonly<Record<string, Field>>): URLSearchParams {
  const body = new URLSearchParams()
  const add = (name: string, value: Field): void => {
    if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value) as [string, Field][]) {
        const isPlain = Array.isArray(value) && (inner === null || typeof inner !== 'object')
        add(`${name}[${isPlain ? '' : key}]`, inner)
      }
    } else {
      body.append(name, value === null || value === undefined ? '' : String(value))
    }
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return body
}

/** The address of a call that belongs to the page on which it is made; the page's own query is dropped. */
export function pageEndpoint(endpoint: string, page: Pick<Location, 'origin' | 'pathname'> = location): string {
  return `${page.origin}${page.pathname}?wc-ajax=${encodeURIComponent(endpoint)}`
}

/** The address of a call from the platform's template (`/?wc-ajax=%%endpoint%%`, perhaps with a language path). */
export function templateEndpoint(template: string, endpoint: string): string {
  return template.replace('%%endpoint%%', () => endpoint)
}

/** How a call is made. */
export interface CallOptions {
  /** Ends the call; the promise rejects with kind `aborted`. */
  readonly signal?: AbortSignal
  /** How long to wait for the whole answer, in ms. Default 15 000. */
  readonly timeout?: number
  /** Lets the call go on when the page is left, where it is small enough for that. Default false. */
  readonly keepalive?: boolean
}

/** What a call sends: fields to encode, or a whole form as it is. */
export type Body = Readonly<Record<string, Field>> | URLSearchParams

/** Posts a form to the shop and resolves with the answer's text. Rejects with {@link CallFailed} only. */
export type Post = (url: string, fields: Body, options?: CallOptions) => Promise<string>

/** Asks for a page of the shop and resolves with its HTML. Rejects with {@link CallFailed} only. */
export type Get = (url: string, options?: CallOptions) => Promise<string>

/**
 * Makes the client for wc-ajax and admin-ajax calls.
 * @param send the browser's `fetch`, or a test's own
 */
export function createPost(send: typeof fetch = (...args) => fetch(...args)): Post {
  return (url, fields, options) => {
    const body = fields instanceof URLSearchParams ? fields : formBody(fields)
    return call(send, url, { method: 'POST', body }, options)
  }
}

/** Makes the client for pages, such as the basket's after a link in it was followed. */
export function createGet(send: typeof fetch = (...args) => fetch(...args)): Get {
  return (url, options) => call(send, url, {}, options)
}

async function call(
  send: typeof fetch,
  url: string,
  request: RequestInit,
  { signal, timeout = 15_000, keepalive = false }: CallOptions = {},
): Promise<string> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const note = noteCall(url)
  note('sent', request.body ?? new URLSearchParams())
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop()
  }, timeout)
  const failureOf = (cause: unknown) => {
    if (cause instanceof CallFailed) return cause
    if (signal?.aborted) return new CallFailed('aborted', `${url} was given up`, undefined, { cause })
    if (late) return new CallFailed('timeout', `${url} gave no answer within ${timeout} ms`, undefined, { cause })
    return new CallFailed('network', `${url} could not be reached`, undefined, { cause })
  }
  try {
    const answer = await send(url, {
      ...request,
      ...(keepalive && outlives(request) ? { keepalive } : {}),
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: controller.signal,
    })
    if (!answer.ok) throw new CallFailed('status', `${url} answered ${answer.status}`, answer.status)
    const text = await answer.text()
    note('answered', answer.status, text)
    return text
  } catch (cause) {
    const failure = failureOf(cause)
    note(failure.kind, failure.message)
    throw failure
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** What the calls that outlive their page may hold together, in bytes: browsers refuse one that is larger. */
const KEEPALIVE_SPACE = 60_000

const outlives = ({ body }: RequestInit): boolean => String(body ?? '').length < KEEPALIVE_SPACE

let calls = 0

function noteCall(url: string) {
  const call = (calls += 1)
  return (what: string, ...args: unknown[]) => trace({ kind: 'call', what, name: url, call, args })
}

/** Runs tasks of which only the newest counts: starting one ends the one before. */
export interface Latest {
  /** Resolves with the task's value, or with `undefined` when a newer one or `cancel` took its place. */
  run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>
  cancel(): void
}

/** Makes a runner in which the latest task wins, whatever order the answers come in. */
export function createLatest(): Latest {
  let current: AbortController | undefined
  const cancel = () => {
    current?.abort()
    current = undefined
  }
  return {
    cancel,
    async run(task) {
      cancel()
      const mine = new AbortController()
      current = mine
      try {
        const value = await task(mine.signal)
        return current === mine ? value : undefined
      } catch (cause) {
        if (current !== mine) return undefined
        throw cause
      } finally {
        if (current === mine) current = undefined
      }
    },
  }
}
