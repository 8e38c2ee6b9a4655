import type { Agent, ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PreviewContext } from '../context.ts'
import { ShopSilent } from '../faults.ts'
import type { RequestBody } from './request-body.ts'

/**
 * Bytes of headers that one request or answer may have. Browsers send the cookies of all ports of 127.0.0.1, and some
 * shops name every file of a page in a header: Node's own 16 KB are soon full.
 */
export const LONGEST_HEAD = 262_144

/** A request to the shop. */
export interface ShopRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  readonly body: RequestBody
  /** What is left of a body that was only peeked at. */
  readonly rest: IncomingMessage
  /** Ends the request when the browser has gone. */
  readonly signal: AbortSignal
}

/**
 * Asks the shop, and hands over its answer once its headers are there.
 * @throws the connection's error, or ShopSilent
 */
export async function askShop(context: PreviewContext, asked: ShopRequest): Promise<IncomingMessage> {
  const secure = context.origin.startsWith('https:')
  // What changes something is never sent twice, so it never goes through a connection that may be stale.
  const kept = (asked.method === 'GET' || asked.method === 'HEAD') && asked.body.whole
  if (!kept) return send(context, asked, false)
  try {
    return await send(context, asked, context.agents[secure ? 'https' : 'http'])
  } catch (cause) {
    // A kept connection that the shop closed at this very moment: asking again does no harm. The other kept ones are as old.
    if (cause instanceof StaleConnection) return send(context, asked, false)
    throw cause
  }
}

class StaleConnection extends Error {}

function send(context: PreviewContext, asked: ShopRequest, agent: Agent | false): Promise<IncomingMessage> {
  const { method, path, headers, body, rest, signal } = asked
  const url = new URL(context.origin)
  const secure = url.protocol === 'https:'
  const options = {
    method,
    path,
    headers: withLength(headers, body, rest),
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    agent,
    signal,
    setHost: false,
    maxHeaderSize: LONGEST_HEAD,
  }
  return new Promise((resolve, reject) => {
    const request = secure ? requestHttps({ ...options, rejectUnauthorized: !context.insecure }) : requestHttp(options)
    request.setTimeout(context.timeout, () => request.destroy(new ShopSilent('The shop is silent.')))
    request.on('response', (response) => {
      // From here on a failure is the answer's: whoever reads it sees it, and nobody has to.
      response.on('error', () => undefined)
      request.removeAllListeners('error').on('error', (cause) => response.destroy(cause))
      resolve(response)
    })
    request.on('error', (cause: NodeJS.ErrnoException) => {
      const stale = request.reusedSocket && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE')
      reject(stale ? new StaleConnection('', { cause }) : cause)
    })
    writeBody(request, body, rest)
  })
}

function writeBody(request: ClientRequest, { head, whole }: RequestBody, rest: IncomingMessage): void {
  if (whole) {
    request.end(head)
    return
  }
  if (head.length > 0) request.write(head)
  rest.pipe(request)
}

/** A body that is known has a length: small PHP servers do not take chunks. */
function withLength(headers: OutgoingHttpHeaders, { head, whole }: RequestBody, rest: IncomingMessage): OutgoingHttpHeaders {
  const given = rest.headers['content-length']
  if (whole) return head.length > 0 || given !== undefined ? { ...headers, 'content-length': head.length } : headers
  return given === undefined ? headers : { ...headers, 'content-length': given }
}
