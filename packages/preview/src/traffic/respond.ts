import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { explainFault, explainRefusal } from '../faults.ts'
import { begin, received, unpacked } from './decode.ts'
import type { Exchange } from './exchange.ts'
import { answerFault } from './exchange.ts'
import { responseHeaders } from './headers.ts'
import type { RewrittenBody } from './rewrite-answer.ts'
import { rewritePage, rewriteText } from './rewrite-answer.ts'

const PAGE = /^\s*(?:text\/html|application\/xhtml\+xml)/i
const TEXT = /^\s*(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|(?:x-)?(?:java|ecma)script|[\w.+-]*xml)|image\/svg\+xml)/i

/** Passes the shop's answer on: pages and texts rewritten, everything else untouched and as it comes. */
export async function respond(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const status = answer.statusCode ?? 502
  const type = answer.headers['content-type'] ?? ''
  if (exchange.shown && (status === 403 || status === 429 || isChallenge(answer))) return refuse(exchange, answer, status)
  if (!hasBody(exchange, answer) || !isRewritten(exchange, answer)) return passOn(exchange, answer, status)
  const source = unpacked(answer)
  if (!source) {
    exchange.context.log.warn(`${exchange.path}: packed as ${String(answer.headers['content-encoding'])}, which was not asked for; passed on as it is.`)
    return passOn(exchange, answer, status)
  }
  const policy = [answer.headers['content-security-policy'] ?? ''].flat().join(', ')
  const made = isPage(exchange, type) ? await rewritePage(exchange, source, type, policy) : await rewriteText(exchange, source, type)
  await sendRewritten(exchange, answer, status, made)
}

/** Lets the browser see what it can of a fault that came before the first byte. */
export function respondWithFault(exchange: Exchange, cause: unknown): void {
  if (exchange.response.destroyed && !exchange.response.writableFinished) return
  const { origin, timeout } = exchange.context
  answerFault(exchange, explainFault(cause, { shop: origin, timeout }))
}

async function sendRewritten(exchange: Exchange, answer: IncomingMessage, status: number, made: RewrittenBody): Promise<void> {
  const { response, addresses, nonce, context, shown, path } = exchange
  const headers = responseHeaders(answer.headers, addresses, { rewritten: true, nonce, hosts: context.shop.hosts, redirect: false })
  response.writeHead(status, { ...headers, ...(made.contentType ? { 'content-type': made.contentType } : {}) })
  await pipeline(made.body, response)
  if (!made.findings || !shown) return
  exchange.watch.arrived()
  const { legacy, trackers, ownCopies } = made.findings
  const found = [
    exchange.off ? 'without Tillkit' : '',
    legacy.size > 0 ? `taken out: ${[...legacy].join(', ')}` : '',
    ownCopies > 0 ? 'the shop’s own Tillkit taken out' : '',
    trackers.size > 0 ? `${trackers.size} tracker${trackers.size === 1 ? '' : 's'} kept from loading` : '',
  ].filter(Boolean)
  context.log.info(`${status} ${path}${found.length > 0 ? ` · ${found.join(' · ')}` : ''}`)
}

async function passOn(exchange: Exchange, answer: IncomingMessage, status: number): Promise<void> {
  const { response, addresses, nonce, context } = exchange
  const headers = responseHeaders(answer.headers, addresses, { rewritten: status !== 304 && isRewritten(exchange, answer) && exchange.request.method === 'HEAD', nonce, hosts: context.shop.hosts, redirect: status >= 300 && status < 400 && status !== 304 })
  // A stream of events may be silent for as long as it likes.
  if (/^text\/event-stream/i.test(answer.headers['content-type'] ?? '')) answer.socket.setTimeout(0)
  response.writeHead(status, headers)
  response.flushHeaders()
  try {
    await pipeline(answer, response)
  } catch (cause) {
    if (!exchange.request.destroyed) context.log.warn(`${exchange.path.split('?')[0] ?? ''}: cut off by the shop (${String(Object(cause).code ?? cause)}).`)
    response.destroy()
  }
}

async function refuse(exchange: Exchange, answer: IncomingMessage, status: number): Promise<void> {
  const { head } = await begin(unpacked(answer) ?? received(answer), 60_000)
  answer.destroy()
  const shopsStatus = status >= 400 ? status : 403
  answerFault(exchange, explainRefusal(shopsStatus, answer.headers, head.toString('utf8')))
}

function isChallenge({ headers, statusCode }: IncomingMessage): boolean {
  return headers['cf-mitigated'] === 'challenge' || headers['sg-captcha'] !== undefined || (statusCode === 503 && headers['x-datadome'] !== undefined)
}

function hasBody({ request }: Exchange, { statusCode = 0 }: IncomingMessage): boolean {
  return request.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304
}

/** Whether an answer is a page, or may be one: a shop that does not say what it sends is one whose bytes tell. */
function isPage({ shown }: Exchange, type: string): boolean {
  return PAGE.test(type) || (type === '' && shown)
}

/** Parts of files and downloads stay byte for byte. */
function isRewritten(exchange: Exchange, { headers, statusCode }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? ''
  if (statusCode === 206 || headers['content-range'] !== undefined) return false
  if (/^\s*attachment/i.test(headers['content-disposition'] ?? '')) return false
  return isPage(exchange, type) || TEXT.test(type)
}
