import { createServer, type Server } from 'node:http'

/** Those who would like to know of the shop's visitors: two trackers, a map and a pixel, on a port of their own. */
export interface ThirdParty {
  readonly server: Server
  /** What browsers have asked for, in order: paths with their query. */
  readonly log: readonly string[]
}

/** Says in the page that it has run. */
const tracker = (name: string) => `document.querySelectorAll('#ran').forEach((list) => list.append(Object.assign(document.createElement('li'), { textContent: '${name}' })))\n`
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const MAP = '<!doctype html><html lang="en"><title>Map</title><body style="margin:0;display:grid;place-content:center;height:100vh;background:#dbe7d5;font-family:sans-serif">The shop is here</body></html>'

const ANSWERS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/count.js': ['text/javascript', tracker('The visitor counter')],
  '/ads.js': ['text/javascript', tracker('The advertisements')],
  '/map/': ['text/html', MAP],
  '/pixel.svg': ['image/svg+xml', PIXEL],
}

/** Makes their server, not yet listening. */
export function createThirdParty(): ThirdParty {
  const log: string[] = []
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = ANSWERS[url.replace(/\?.*$/, '')] ?? []
    if (body !== undefined) log.push(url)
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': `${type ?? 'text/plain'}; charset=utf-8`, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    response.end(body ?? 'Not found')
  })
  return { server, log }
}
