import type { RestMessages } from './rest-client.messages.ts'

/** What a {@link RestError} is made of. */
export interface RestErrorParts {
  readonly code: string
  readonly message: string
  readonly data?: unknown
  readonly status?: number | undefined
  readonly cause?: unknown
}

/** A request that failed: by the server's word, or for a reason that was found on our side. */
export class RestError extends Error {
  override readonly name = 'RestError'
  /** The server's, such as `rest_no_route`, or one of our own. */
  declare readonly code: string
  /** What the server said beside the message, often `{ status }`. */
  declare readonly data: unknown
  /** The HTTP status, where an answer came. */
  declare readonly status: number | undefined
  constructor({ message, cause, ...parts }: RestErrorParts) {
    super(message, { cause })
    Object.assign(this, parts)
  }
}

/** An error that was found on our side. */
export function ownError(
  messages: RestMessages,
  code: keyof RestMessages & string,
  parts: Pick<RestErrorParts, 'status' | 'cause'>,
): RestError {
  return new RestError({ ...parts, code, message: messages[code] ?? code })
}

/** The error that a body tells of, whatever is missing in it. What nobody knows the form of is in `data`. */
export function errorOf(body: unknown, status: number, messages: RestMessages): RestError {
  const parts = Object(body) as Partial<Record<'code' | 'message' | 'data', unknown>>
  const { code = 'unknown_error', message, data = parts.code ? undefined : (body ?? undefined) } = parts
  return new RestError({ code: String(code), message: String(message || messages.unknown_error), data, status })
}
