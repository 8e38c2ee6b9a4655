import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { PreviewContext } from './context.ts'
import { createAddressBook } from './context.ts'
import { isLocalRequest, refuseForeign, refuseSockets } from './local-only.ts'
import { messagePage } from './message-page.ts'
import type { Call } from '@tillkit/testing/saved'
import { orderAskedBy, refuseOrder } from './orders.ts'
import { answerOwn, isOwn } from './own-files.ts'
import { isOfShop } from './shop.ts'
import { whyTracking } from './tracking-calls.ts'
import { askShop, LONGEST_HEAD } from './traffic/ask-shop.ts'
import type { Exchange } from './traffic/exchange.ts'
import { answerFault, isShown } from './traffic/exchange.ts'
import { requestHeaders, responseHeaders, withoutSwitch } from './traffic/headers.ts'
import { createRedirectWatch, redirectOf } from './traffic/redirects.ts'
import type { RequestBody } from './traffic/request-body.ts'
import { readRequestBody } from './traffic/request-body.ts'
import { respond, respondWithFault } from './traffic/respond.ts'

/** How often one request may move to another name of the shop (https, www) before it counts as a circle. */
const MOST_NAMES = 4

/** The preview's server, not yet listening: this machine's browsers in front, one shop behind. */
export function createPreview(context: PreviewContext): Server {
  const addressesFor = createAddressBook(context)
  const watch = createRedirectWatch()
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, (request, response) => {
    handle(request, response).catch((cause: unknown) => {
      context.log.warn(`${request.url ?? ''}: ${String(cause)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The preview could not answer. Its console says why.')
    })
  })
  refuseSockets(server)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLocalRequest(request)) return refuseForeign(request, response)
    const path = request.url ?? '/'
    if (isOwn(path)) return answerOwn(path, response, context.notes)
    // A service worker would go on serving this address when another shop is previewed at it.
    if (request.headers['service-worker'] !== undefined) return void response.writeHead(404).end()
    const here = `http://${request.headers.host ?? ''}`
    const exchange: Exchange = {
      context,
      request,
      response,
      here,
      addresses: addressesFor(request.headers.host ?? ''),
      path: shopPath(path, addressesFor(request.headers.host ?? '').toShop.text),
      off: isOff(request, here),
      shown: isShown(request),
      nonce: randomBytes(12).toString('base64url'),
      watch,
    }
    await pass(exchange)
  }

  return server
}

/** Reads the request, refuses what must not reach the shop, and passes everything else on. */
async function pass(exchange: Exchange): Promise<void> {
  const { request, response, context, addresses } = exchange
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  try {
    const body = await readRequestBody(request, addresses.toShop)
    if (refused(exchange, callOf(exchange, body))) return
    await ask(exchange, body, gone.signal, [context.origin])
  } catch (cause) {
    if (gone.signal.aborted && response.destroyed) return
    respondWithFault(exchange, cause)
  }
}

async function ask(exchange: Exchange, body: RequestBody, signal: AbortSignal, names: readonly string[]): Promise<void> {
  const { request, context, addresses, path } = exchange
  const { host } = new URL(context.origin)
  const answer = await askShop(context, {
    method: request.method ?? 'GET',
    path,
    headers: requestHeaders(request.headers, addresses, { host, authorization: context.shop.authorization }),
    body,
    rest: request,
    signal,
  })
  const target = redirectOf(answer.statusCode ?? 0, answer.headers.location, context.origin + path)
  if (!target) return respond(exchange, answer)
  const sameShop = isOfShop(context.shop, target)
  const elsewhere = target.origin !== context.origin
  // The shop prefers another of its names: from now on it is asked by that one. The browser need not know.
  if (sameShop && elsewhere && body.whole && target.pathname + target.search === path && !names.includes(target.origin)) {
    answer.resume()
    context.origin = target.origin
    context.log.info(`The shop answers at ${target.origin}.`)
    if (names.length <= MOST_NAMES) return ask(exchange, body, signal, [...names, target.origin])
  }
  redirect(exchange, { status: answer.statusCode ?? 302, target, sameShop, circle: sameShop && names.includes(target.origin) && elsewhere })
  answer.resume()

  function redirect(to: Exchange, { status, target: url, sameShop: own, circle }: { status: number; target: URL; sameShop: boolean; circle: boolean }): void {
    if (circle || (to.shown && to.watch.count(`${request.method ?? ''} ${path}`))) return endlessRedirect(to, url)
    if (!own && to.shown && request.headers['sec-fetch-dest'] !== 'iframe') return leaving(to, url)
    const headers = responseHeaders(answer.headers, addresses, { rewritten: true, nonce: to.nonce, hosts: context.shop.hosts, redirect: true })
    const location = own ? keepSwitch(to, to.here + addresses.toLocal.text(url.pathname + url.search + url.hash)) : url.href
    to.response.writeHead(status, { ...headers, location }).end()
  }
}

function refused(exchange: Exchange, call: Call): boolean {
  const { context, response, path } = exchange
  const asker = context.allowOrders ? undefined : orderAskedBy(call)
  if (asker !== undefined) {
    context.log.warn(`Order refused: ${call.method} ${path}. Real orders: --allow-orders`)
    if (asker === 'page') return refuseOrderPage(exchange)
    const { status, type, body } = refuseOrder(asker)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    return true
  }
  const why = context.allowTracking ? undefined : whyTracking(call)
  if (why === undefined) return false
  context.notes.once(`Tracking refused: ${call.path} (${why}). Let it through: --allow-tracking`, context.log.info)
  response.writeHead(204, { 'cache-control': 'no-store' }).end()
  return true
}

function refuseOrderPage({ context, response, here, path }: Exchange): true {
  const page = messagePage({
    title: 'No order was placed',
    text: `This is a preview of ${new URL(context.origin).host}, and a preview sends no orders to the shop.`,
    advice: ['Go back: the form is as you left it.', 'To place real orders, end the preview and start it with --allow-orders.'],
    links: [{ href: here + (path.split('?')[0] ?? ''), text: 'Back to the page' }, { href: '/', text: 'To the shop’s first page' }],
  })
  response.writeHead(403, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  return true
}

function endlessRedirect(exchange: Exchange, target: URL): void {
  exchange.watch.arrived()
  answerFault(exchange, {
    status: 502,
    title: 'The shop redirects for ever',
    text: `${exchange.context.origin}${exchange.path} leads to ${target.href}, and that leads back again.`,
    advice: [
      'Open the shop itself in a private window: does it do the same there?',
      'Behind a proxy of its own, WordPress often does not see that the visitor uses https: look for HTTP_X_FORWARDED_PROTO in wp-config.php, and compare siteurl and home with the address.',
      'Delete this address’s cookies: a login or language cookie may be the reason.',
    ],
  })
}

function leaving({ context, response, path }: Exchange, target: URL): void {
  const same = path === context.shop.start
  context.log.info(`${path} leads out of the preview, to ${target.origin}.`)
  const page = messagePage({
    title: 'This way leads out of the preview',
    text: `The shop sends you on to ${target.host}. What you do there is real, and Tillkit is not part of it.`,
    advice: same ? [`If that is the shop’s own address, start the preview with it: --shop ${target.origin}`] : [],
    links: [{ href: target.href, text: `Go on to ${target.host}` }, { href: '/', text: 'Stay in the preview' }],
  })
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}

function callOf({ request, path }: Exchange, { form, json }: RequestBody): Call {
  // Put together rather than resolved: a path may begin with two slashes, and is a path all the same.
  const url = new URL(`http://shop.invalid${path}`)
  const override = request.headers['x-http-method-override']
  return { method: String(override ?? request.method ?? 'GET').toUpperCase(), path: url.pathname, query: url.searchParams, form, json }
}

/** A page asked for without Tillkit, or something that such a page asks for. */
function isOff({ headers, url = '' }: IncomingMessage, here: string): boolean {
  const isSwitched = (address: string) => new URL(address).searchParams.get('tillkit') === 'off'
  if (headers['sec-fetch-mode'] === 'navigate' || headers.referer === undefined || !URL.canParse(headers.referer)) return isSwitched(here + url)
  return isSwitched(here + url) || isSwitched(headers.referer)
}

/** The path as the shop knows it: without our switch, with its own address in the query. */
function shopPath(path: string, toShop: (text: string) => string): string {
  const [before = '/', ...query] = withoutSwitch(path).split('?')
  return query.length > 0 ? `${before}?${toShop(query.join('?'))}` : before
}

/** A page without Tillkit stays without over a redirect. */
function keepSwitch({ off, shown }: Exchange, location: string): string {
  if (!off || !shown) return location
  const [address = '', hash] = location.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}tillkit=off${hash === undefined ? '' : `#${hash}`}`
}
