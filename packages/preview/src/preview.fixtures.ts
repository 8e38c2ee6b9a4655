import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createServer, request as requestHttp } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { selfSigned } from './self-signed.fixtures.ts'
import { readShopAddress } from './shop.ts'
import type { RunningPreview } from './listen.ts'
import type { PreviewSetup } from './start-preview.ts'
import { startShopPreview } from './start-preview.ts'
import { afterEach } from 'vitest'

/** A shop's server for a test, and a preview of it. */
export interface TestPreview {
  /** The shop's own origin. */
  readonly shop: string
  readonly preview: RunningPreview
  /** What the preview has printed. */
  readonly printed: string[]
  close(): Promise<void>
}

/** How a test's preview differs from the usual one. */
export interface TestSetup extends Partial<PreviewSetup> {
  /** The shop speaks https, with a certificate of its own making. */
  readonly secure?: boolean
  /** `name:password` in the shop's address. */
  readonly password?: string
}

/** Starts a shop that answers so, and a preview of it. */
export async function openPreview(answer: RequestListener, { secure = false, password, ...setup }: TestSetup = {}): Promise<TestPreview> {
  const server = secure ? createSecureServer(selfSigned('shop.test'), answer) : createServer({ maxHeaderSize: 1_000_000 }, answer)
  const port = await listening(server)
  const shop = `${secure ? 'https' : 'http'}://127.0.0.1:${port}`
  const printed: string[] = []
  const preview = await startShopPreview({
    shop: readShopAddress(password === undefined ? shop : shop.replace('//', `//${password}@`)),
    units: ['tiered-pricing'],
    built: [{ name: 'tiered-pricing', selector: '.tpt__tiered-pricing' }],
    port: 0,
    allowOrders: false,
    allowTracking: false,
    insecure: false,
    timeout: 10_000,
    log: { info: (line) => printed.push(line), warn: (line) => printed.push(line) },
    ...setup,
  })
  return {
    shop,
    preview,
    printed,
    close: async () => {
      await preview.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

/** For the tests of a file: opens previews, and closes each after its test. */
export function usePreviews(): typeof openPreview {
  const open: TestPreview[] = []
  afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))
  return async (answer, setup) => {
    const made = await openPreview(answer, setup)
    open.push(made)
    return made
  }
}

/** Listens on any free port of this machine. */
function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Asks as a browser does that opens a page; nothing is unpacked or followed. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const url = new URL(origin)
    const asked = requestHttp(
      { host: '127.0.0.1', port: url.port, path, method, maxHeaderSize: 1_000_000, headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** What a request brought, whole. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('latin1')
}
