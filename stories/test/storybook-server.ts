import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readStatic } from '@tillkit/testing/server'

/** A server of the static Storybook on loopback. */
export interface StorybookServer {
  readonly origin: string
  close(): Promise<void>
}

/** How a Storybook is served. */
export interface ServeOptions {
  /** Whether frames within its pages are empty: what they show is looked at elsewhere. Default false. */
  readonly emptyFrames?: boolean
}

/** Serves a folder; the browser may keep its files, as the same ones serve every story. */
export async function serveStorybook(folder: string, { emptyFrames = false }: ServeOptions = {}): Promise<StorybookServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (emptyFrames && request.headers['sec-fetch-dest'] === 'iframe') {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('<!doctype html><title>Empty</title>')
      return
    }
    void readStatic(folder, pathname === '/' ? '/index.html' : decodeURIComponent(pathname)).then((file) => {
      response.writeHead(file ? 200 : 404, {
        'content-type': file?.type ?? 'text/plain',
        'cache-control': pathname.startsWith('/assets/') ? 'max-age=3600, immutable' : 'max-age=60',
      })
      response.end(file?.body ?? 'Not found')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
