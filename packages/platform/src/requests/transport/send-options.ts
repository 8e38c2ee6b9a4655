import type { RequestBody } from '../content/body.ts'
import type { ProgressListener } from './progress.ts'

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

/** A request's method: GET, with a body POST. */
export const methodOf = ({ method, body }: SendOptions): string => method ?? (body ? 'POST' : 'GET')

/** Whether a request is to change something. */
export function isMutation(options: SendOptions): boolean {
  return options.mutates ?? !/^(?:GET|HEAD|OPTIONS)$/i.test(methodOf(options))
}

/**
 * Makes a request and reads its answer within its time.
 * @param read what to take from the response, whatever its status; runs within the time limit
 * @throws {RequestFailed} and nothing else, unless `read` throws that itself
 */
export type Send = <T>(url: string, options: SendOptions, read: (response: Response) => T | Promise<T>) => Promise<T>
