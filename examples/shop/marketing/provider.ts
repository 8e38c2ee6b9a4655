import { createServer, type Server } from 'node:http'
import { providerFrameHtml } from '@tillkit/fixtures/marketing'

/** A reviews provider of the demo's own, on a port of its own: it plays the third party, and keeps what it is asked. */
export interface Provider {
  readonly server: Server
  /** What browsers have asked for, in order: paths with their query. */
  readonly log: readonly string[]
}

/** What the provider says of any product. */
const RATED = { '@context': 'https://schema.org', '@type': 'Product', name: 'Thermal till rolls 80x80', aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: 312 } }

const SCRIPT = '/* The provider’s own script, which keeps what it is asked. */\nwindow.providerAsked = window[window.TrustpilotObject].q.slice()\n'

const ANSWERS: readonly (readonly [prefix: string, type: string, body: string])[] = [
  ['/trustboxes/', 'text/html; charset=utf-8', providerFrameHtml()],
  ['/data/jsonld/', 'application/json', JSON.stringify(RATED)],
  ['/tp.min.js', 'text/javascript; charset=utf-8', SCRIPT],
]

/** Makes the provider's server, not yet listening. */
export function createProvider(): Provider {
  const log: string[] = []
  const server = createServer(({ url = '/' }, response) => {
    const [, type, body] = ANSWERS.find(([prefix]) => url.startsWith(prefix)) ?? []
    if (body !== undefined) log.push(url)
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain', 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    response.end(body ?? 'Not found')
  })
  return { server, log }
}
