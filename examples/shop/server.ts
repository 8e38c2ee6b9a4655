import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { addToBasket, basketCookie, basketCount } from './basket.ts'
import { readShopFile } from './files.ts'
import type { Visit } from './pages/document.ts'
import { documentHtml } from './pages/document.ts'
import { readForm } from './request-form.ts'
import { pageOf, productOf, quickViewOf } from './routes.ts'
import { viewOf } from './view.ts'
import type { AjaxEndpoint } from './wc-ajax.ts'
import { createAjaxEndpoint } from './wc-ajax.ts'

/** How the shop is set up. */
export interface ShopOptions {
  /** What a late answer waits for. Default: three seconds, long enough to see. */
  late?: () => Promise<unknown>
}

/** The shop's server, not yet listening. Nothing is stored: a basket is a number in the visitor's cookie. */
export function createShop({ late = () => pause(3000) }: ShopOptions = {}): Server {
  const ajax = createAjaxEndpoint()
  return createServer((request, response) => {
    answer({ request, response, ajax, late }).catch((cause: unknown) => {
      console.error('The shop could not answer', request.url, cause)
      if (!response.headersSent)
        send(response, 500, 'text/plain', 'The shop could not answer. Its console says why.')
      else response.destroy()
    })
  })
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  ajax: AjaxEndpoint
  late: () => Promise<unknown>
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const url = new URL(request.url ?? '/', 'http://shop.invalid')
  const call = url.searchParams.get('wc-ajax')
  if (call !== null) return answerCall(exchange, call)
  if (request.method === 'POST') return answerForm(exchange, url)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD, POST')
    return send(response, 405, 'text/plain', 'The shop knows GET, HEAD and POST.')
  }
  const file = await readShopFile(decodePath(url))
  if (file) return send(response, 200, file.type, file.body)
  const view = viewOf(url.searchParams)
  const fragment = quickViewOf(url.pathname, view)
  if (fragment !== undefined) return send(response, 200, 'text/html', fragment)
  const visit = visitOf(request, url)
  const { status, page } = pageOf(url, visit)
  send(response, status, 'text/html', documentHtml(page, visit))
}

/** The view of a call is that of the page it came from: the call itself drops the page's query. */
async function answerCall({ request, response, ajax, late }: Exchange, name: string): Promise<void> {
  const form = await readForm(request)
  const page = URL.canParse(request.headers.referer ?? '')
    ? new URL(request.headers.referer ?? '')
    : undefined
  const reply = ajax(name, form, viewOf(page?.searchParams ?? new URLSearchParams()))
  if (!reply) return send(response, 400, 'text/html', '0')
  if (reply.when === 'never') return
  if (reply.when === 'late') await late()
  send(response, reply.status, reply.type, reply.body)
}

/** A sent form is answered with the product's page and the shop's notice, as the platform does. */
async function answerForm({ request, response }: Exchange, url: URL): Promise<void> {
  const form = await readForm(request)
  const visit = visitOf(request, url)
  const product = productOf(url.pathname, form)
  if (!product) return send(response, 404, 'text/html', documentHtml(pageOf(url, visit).page, visit))
  const added = addToBasket(product, form, visit.view)
  const count = visit.basketCount + added.quantity
  response.setHeader('Set-Cookie', basketCookie(count))
  const { status, page } = pageOf(url, visit, added.notice)
  send(response, status, 'text/html', documentHtml(page, { ...visit, basketCount: count }))
}

function visitOf(request: IncomingMessage, url: URL): Visit {
  const search = url.searchParams.get('s')
  return {
    view: viewOf(url.searchParams),
    path: url.pathname,
    basketCount: basketCount(request.headers.cookie),
    ...(search === null ? {} : { search }),
  }
}

/** A path that cannot be decoded names no file. */
function decodePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return ''
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'Content-Type':
      type.includes('charset') || type.startsWith('application/octet') ? type : `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
