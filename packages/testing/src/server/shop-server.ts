import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { ZXCVBN_PATH } from '@tillkit/fixtures'
import type { Answer, FieldMatch, Handler, HeldAnswer, Hold, LoggedRequest } from './answers.ts'
import { createHold } from './answers.ts'
import { assets } from './assets.ts'
import { serveEmptyPage } from './empty-page.ts'
import { logged } from './requests.ts'
import { readStatic, readWhole } from './static-files.ts'

/** A small shop's server that a test scripts. */
export interface ShopServer {
  /** For instance `http://127.0.0.1:40123`. */
  readonly origin: string
  /** Every request so far, in order, static files included. */
  readonly requests: readonly LoggedRequest[]
  /** How many requests have no whole answer yet. */
  readonly unanswered: number
  /** The requests of one endpoint so far: its `wc-ajax` name, or the `action` of a call to `admin-ajax.php`. */
  requestsTo(endpoint: string): LoggedRequest[]
  /** Serves HTML, fixed or made for each request, at a path; at all that begin with it where it ends with `*`. */
  page(path: string, html: string | Handler): void
  /** Serves a folder's files below a path that ends with a slash; of several that fit, the longest path has the file. */
  folder(prefix: string, directory: string): void
  /** Serves one file at a path. */
  file(path: string, file: string): void
  /** Answers an endpoint, whatever the path: a `wc-ajax` name, or the `action` of a call to `admin-ajax.php`. */
  answer(endpoint: string, handler: Handler): void
  /** Holds the next request of an endpoint (with these form fields) until the test answers it. */
  hold(endpoint: string, fields?: FieldMatch): HeldAnswer
  /** Forgets pages, handlers, holds and the log; folders and files stay. */
  reset(): void
  /** Cuts open connections and stops. */
  close(): Promise<void>
}

/** How a server is started. */
export interface ShopServerOptions {
  /** Default: any free port. */
  port?: number
  /** Default `127.0.0.1`. */
  host?: string
  /** `cache-control` of files; pages are never kept. Default `no-store`. */
  fileCaching?: string
  /** Whether files come compressed, as a shop's server sends them: where a line is slowed down, what they weigh counts. Default no. */
  isCompressing?: boolean
}

/**
 * Starts a server with the built files at `/tillkit/` and the shop's own scripts at `/vendor/`.
 * Rejects when the port is taken.
 */
export async function createShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  const { port = 0, host = '127.0.0.1', fileCaching = 'no-store', isCompressing = false } = options
  const state = createState({ fileCaching, isCompressing })
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(String(error))
    })
  })
  serveEmptyPage(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host}:${taken}`,
    ...scripting(state),
    get unanswered() {
      return state.unanswered
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface ServerState {
  requests: LoggedRequest[]
  pages: Map<string, string | Handler>
  folders: Map<string, string>
  files: Map<string, string>
  handlers: Map<string, Handler>
  holds: Hold[]
  unanswered: number
  fileCaching: string
  isCompressing: boolean
}

function createState(given: Required<Pick<ShopServerOptions, 'fileCaching' | 'isCompressing'>>): ServerState {
  return {
    ...given,
    requests: [],
    pages: new Map(),
    folders: new Map([['/tillkit/', assets.dist]]),
    files: new Map([
      ['/vendor/jquery.js', assets.jquery],
      ...Object.entries(assets.jqueries).map(([major, file]): [string, string] => [`/vendor/jquery-${major}.js`, file]),
      [ZXCVBN_PATH, assets.zxcvbn],
      ['/vendor/variation-stand-in.js', assets.variationStandIn],
      ['/vendor/core-stand-in.js', assets.coreStandIn],
      ['/vendor/checkout-stand-in.js', assets.checkoutStandIn],
      ['/vendor/custom-button-stand-in.js', assets.customButtonStandIn],
    ]),
    handlers: new Map(),
    holds: [],
    unanswered: 0,
  }
}

function scripting(state: ServerState): Omit<ShopServer, 'origin' | 'unanswered' | 'close'> {
  return {
    requests: state.requests,
    requestsTo: (endpoint) => state.requests.filter((request) => endpointOf(request) === endpoint),
    page: (path, html) => void state.pages.set(path, html),
    folder: (prefix, directory) => void state.folders.set(prefix, directory),
    file: (path, file) => void state.files.set(path, file),
    answer: (endpoint, handler) => void state.handlers.set(endpoint, handler),
    hold(endpoint, fields = {}) {
      const hold = createHold(endpoint, fields)
      state.holds.push(hold)
      return hold
    },
    reset() {
      state.requests.length = 0
      state.pages.clear()
      state.handlers.clear()
      state.holds.splice(0).forEach((hold) => hold.send('close'))
    },
  }
}

async function serve(state: ServerState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  state.unanswered += 1
  response.once('close', () => (state.unanswered -= 1))
  const entry = await logged(request)
  state.requests.push(entry)
  const endpoint = endpointOf(entry)
  if (endpoint !== undefined) return serveEndpoint(state, endpoint, entry, response)
  const page = state.pages.get(entry.path) ?? pageBelow(state, entry.path)
  if (page !== undefined) return send(response, typeof page === 'string' ? page : await page(entry))
  const found = await staticFile(state, entry.path)
  if (!found) return send(response, { status: 404, body: 'Not found' })
  const isCompressed = state.isCompressing && /\bgzip\b/.test(entry.headers['accept-encoding'] ?? '')
  response.writeHead(200, { 'content-type': found.type, 'cache-control': state.fileCaching, ...(isCompressed ? { 'content-encoding': 'gzip' } : {}) })
  response.end(isCompressed ? gzipSync(found.body) : found.body)
}

/** The name of the call that a request is: `wc-ajax` in its query, or the `action` of an older call. */
function endpointOf({ path, query, form }: LoggedRequest): string | undefined {
  return query['wc-ajax'] ?? (path.endsWith('/admin-ajax.php') ? (form['action'] ?? query['action']) : undefined)
}

async function serveEndpoint(
  state: ServerState,
  endpoint: string,
  entry: LoggedRequest,
  response: ServerResponse,
): Promise<void> {
  const index = state.holds.findIndex((hold) => hold.endpoint === endpoint && hold.matches(entry))
  const [hold] = index >= 0 ? state.holds.splice(index, 1) : []
  if (hold) {
    response.once('close', () => hold.finish())
    return send(response, await hold.take(entry))
  }
  const handler = state.handlers.get(endpoint)
  return send(response, handler ? await handler(entry) : { status: 400, body: '0' })
}

function pageBelow({ pages }: ServerState, path: string): string | Handler | undefined {
  return [...pages].find(([known]) => known.endsWith('*') && path.startsWith(known.slice(0, -1)))?.[1]
}

function staticFile(state: ServerState, path: string) {
  const file = state.files.get(path)
  if (file !== undefined) return readWhole(file)
  const fitting = [...state.folders].filter(([prefix]) => path.startsWith(prefix))
  const [prefix, directory] = fitting.sort(([one], [other]) => other.length - one.length)[0] ?? []
  return prefix === undefined || directory === undefined ? Promise.resolve(undefined) : readStatic(directory, path.slice(prefix.length))
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'close') {
    response.destroy()
    return
  }
  const { status, body = '', headers = {}, isCut = false } = typeof answer === 'string' ? { status: 200, body: answer } : answer
  const length = isCut ? { 'content-length': Buffer.byteLength(body) + 1 } : {}
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store', ...headers, ...length })
  if (isCut) {
    response.write(' ', () => response.destroy())
    return
  }
  response.end(body)
}
