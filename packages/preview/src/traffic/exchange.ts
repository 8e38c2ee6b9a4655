import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Addresses, PreviewContext } from '../context.ts'
import type { Fault } from '../faults.ts'
import { messagePage } from '../message-page.ts'
import type { RedirectWatch } from './redirects.ts'

/** One request of the browser, and what belongs to answering it. */
export interface Exchange {
  readonly context: PreviewContext
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The preview's own origin, as the browser wrote it. */
  readonly here: string
  readonly addresses: Addresses
  /** Path and query as the shop gets them. */
  readonly path: string
  /** `?tillkit=off`: the page as it is without Tillkit. */
  readonly off: boolean
  /** The browser shows the answer as a page (or in a frame); otherwise a script asked, or it is a file. */
  readonly shown: boolean
  readonly nonce: string
  readonly watch: RedirectWatch
}

/** Whether the browser will show the answer as a document. */
export function isShown({ headers, method }: IncomingMessage): boolean {
  const dest = headers['sec-fetch-dest']
  if (dest !== undefined) return ['document', 'iframe', 'frame', 'embed', 'object'].includes(String(dest))
  return method !== 'HEAD' && headers['x-requested-with'] === undefined && (headers.accept ?? '').includes('text/html')
}

/** Answers with a fault: a page where one is shown, a line for scripts. */
export function answerFault(exchange: Exchange, fault: Fault): void {
  const { context, request, response, here, shown, path } = exchange
  context.log.warn(`${request.method ?? 'GET'} ${path.split('?')[0] ?? ''}: ${fault.title}. ${fault.text}`)
  if (response.headersSent || response.destroyed) return void response.destroy()
  const links = [{ href: here + path, text: 'Try again' }, { href: context.origin + path, text: 'Open the page in the shop itself' }]
  const body = shown ? messagePage({ ...fault, links }) : `Tillkit preview: ${fault.title}. ${fault.text}`
  response.writeHead(fault.status, { 'content-type': `text/${shown ? 'html' : 'plain'}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : body)
}
