/** A request as a shop's server saw it. */
export interface LoggedRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  /** Without the query. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** The body's form, parsed, whichever way it was encoded; empty without one. */
  form: Record<string, string>
  /** The body as it was sent. */
  body: string
}

/**
 * What a handler answers: HTML with status 200, a status with a body, or a connection that is cut. A browser may ask again by itself
 * where a connection is cut before anything has come (`close`); where the body breaks off it does not (`isCut`).
 */
export type Answer = string | { status: number; body?: string; headers?: Record<string, string>; isCut?: boolean } | 'close'

/** Answers one endpoint. */
export type Handler = (request: LoggedRequest) => Answer | Promise<Answer>

/** One answer that waits until the test sends it. */
export interface HeldAnswer {
  /** Resolves with the request once it is there. */
  arrived(): Promise<LoggedRequest>
  /** Sends the answer, now or as soon as the request arrives. */
  send(answer: Answer): void
  /** Resolves when the request has been answered, or given up by the browser. */
  done(): Promise<void>
}

/** Form fields that a held request must have. */
export type FieldMatch = Record<string, string>

/** A held answer and the ways to serve a request with it. */
export interface Hold extends HeldAnswer {
  endpoint: string
  matches(request: LoggedRequest): boolean
  take(request: LoggedRequest): Promise<Answer>
  finish(): void
}

/** Holds the next request of an endpoint whose form has these fields. */
export function createHold(endpoint: string, fields: FieldMatch): Hold {
  const arrival = deferred<LoggedRequest>()
  const answer = deferred<Answer>()
  const end = deferred<undefined>()
  return {
    endpoint,
    matches: ({ form }) => Object.entries(fields).every(([name, value]) => form[name] === value),
    take(request) {
      arrival.resolve(request)
      return answer.promise
    },
    finish: () => end.resolve(undefined),
    arrived: () => arrival.promise,
    send: (value) => answer.resolve(value),
    done: async () => {
      await end.promise
    },
  }
}

interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T): void
}

function deferred<T>(): Deferred<T> {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value) => settle(value) }
}
