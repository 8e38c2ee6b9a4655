import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came in. */
interface Recorded {
  readonly method: string
  /** As sent: path and query. */
  readonly url: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What goes out. A body that is no text goes as JSON. `hang`: no answer at all; `drop`: the connection breaks. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly fails?: 'hang' | 'drop'
}

/** A server that answers as the platform does. */
export interface RestServer {
  readonly origin: string
  readonly root: string
  readonly nonceEndpoint: string
  readonly requests: Recorded[]
  /** The nonces that are valid, and the one that a logged-in visitor is given; `undefined` for guests. */
  readonly session: { valid: string[]; next: string | undefined }
  /** What a route answers, as "GET /wp/v2/pages"; the last answer stays. `(GET)` of the nonce endpoint is "nonce". */
  answer(route: string, ...replies: Reply[]): void
  /** The requests to REST routes, and those to the nonce endpoint. */
  rest(): Recorded[]
  nonceRequests(): Recorded[]
  close(): Promise<void>
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' }

/** The body of an error as the platform prints it. */
export const errorBody = (code: string, message: string, status: number) => ({ code, message, data: { status } })

/** Starts a server with a list of tags and nothing else. */
export async function startRestServer(tags = 103): Promise<RestServer> {
  const replies = new Map<string, Reply[]>()
  const requests: Recorded[] = []
  const session: RestServer['session'] = { valid: ['n1'], next: undefined }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request)
    requests.push(recorded)
    const reply = isNonce(recorded) ? (scripted('nonce') ?? nonceReply()) : restReply(recorded)
    if (reply.fails === 'hang') return
    if (reply.fails === 'drop') return void request.socket.destroy()
    const { status = 200, headers = {}, body } = reply
    const isText = typeof body === 'string' || body === undefined
    response.writeHead(status, isText ? headers : { ...JSON_TYPE, ...headers })
    response.end(isText ? body : JSON.stringify(body))
  }

  const scripted = (route: string): Reply | undefined => {
    const list = replies.get(route)
    return list && (list.length > 1 ? list.shift() : list[0])
  }
  const nonceReply = (): Reply => {
    const { next } = session
    if (next === undefined) return { status: 400, body: '0' }
    session.valid = [next]
    return { body: next }
  }
  const restReply = (recorded: Recorded): Reply => {
    const nonce = recorded.headers['x-wp-nonce']
    if (nonce !== undefined && !session.valid.includes(String(nonce))) {
      return { status: 403, body: errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403) }
    }
    const route = routeOf(recorded)
    const found = scripted(route)
    if (found) return found
    if (route === 'GET /wp/v2/tags') return listReply(recorded, origin, tags)
    return { status: 404, body: errorBody('rest_no_route', 'No route was found matching the URL and request method.', 404) }
  }

  return {
    origin,
    root: `${origin}/wp-json/`,
    nonceEndpoint: `${origin}/wp-admin/admin-ajax.php?action=rest-nonce`,
    requests,
    session,
    answer: (route, ...list) => void replies.set(route, list),
    rest: () => requests.filter((request) => !isNonce(request)),
    nonceRequests: () => requests.filter(isNonce),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = '', url = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(url, 'http://server')
  return { method, url, path, query, headers, body: Buffer.concat(chunks).toString() }
}

const isNonce = ({ path, query }: Recorded) => path.endsWith('/admin-ajax.php') && query.get('action') === 'rest-nonce'

function routeOf({ method, path, query, headers }: Recorded): string {
  const override = headers['x-http-method-override']
  const route = query.get('rest_route') ?? path.replace(/^\/wp-json/, '')
  return `${String(override ?? method).toUpperCase()} ${route}`
}

/** A page of a list, with the link to the next, as far as there is one. */
function listReply({ query }: Recorded, origin: string, tags: number): Reply {
  const size = Number(query.get('per_page') ?? 10)
  const page = Number(query.get('page') ?? 1)
  if (!(size >= 1 && size <= 100)) {
    return { status: 400, body: errorBody('rest_invalid_param', 'Invalid parameter(s): per_page', 400) }
  }
  const pages = Math.ceil(tags / size)
  const link = (to: number, rel: string) => {
    const target = new URLSearchParams(query)
    target.set('page', String(to))
    return `<${origin}/wp-json/wp/v2/tags?${target}>; rel="${rel}"`
  }
  const links = [...(page > 1 ? [link(page - 1, 'prev')] : []), ...(page < pages ? [link(page + 1, 'next')] : [])]
  const count = Math.max(0, Math.min(size, tags - (page - 1) * size))
  const body = Array.from({ length: count }, (_nothing, index) => ({ id: (page - 1) * size + index + 1 }))
  return { body, headers: { 'X-WP-Total': String(tags), 'X-WP-TotalPages': String(pages), ...(links.length > 0 && { Link: links.join(', ') }) } }
}
