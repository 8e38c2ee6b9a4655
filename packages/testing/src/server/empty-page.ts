import type { RequestListener, Server } from 'node:http'

/** Where pages that tests share wait for the next one: an address that no shop has. */
export const EMPTY_PATH = '/nothing-is-here/'

/** Tells the empty page from whatever else a server may have there. */
export const EMPTY_HEADER = 'x-empty-page'

const EMPTY_HTML = '<!doctype html><script>sessionStorage.clear(); window.name = ""</script>'

/**
 * Has a server answer `EMPTY_PATH` with an empty page, which forgets what its tab has stored; whatever else listens to the server's
 * requests does not hear of it.
 */
export function serveEmptyPage(server: Server): void {
  const others = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (request.url === EMPTY_PATH) response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store', [EMPTY_HEADER]: 'yes' }).end(EMPTY_HTML)
    else others.forEach((listener) => listener.call(server, request, response))
  })
}
