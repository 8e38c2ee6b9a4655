import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import type { AddressRewriter } from '../addresses.ts'
import { createAddressRewriter } from '../addresses.ts'
import type { Log } from '../context.ts'
import { savedHead } from '../head.ts'
import { rewriteTags } from '../html/rewrite-page.ts'
import type { LegacyPlan, PreviewUnit } from '../legacy.ts'
import { isLocalRequest, refuseForeign, refuseSockets } from '../local-only.ts'
import { messagePage } from '../message-page.ts'
import { createNotes } from '../notes.ts'
import type { Call } from '@tillkit/testing/saved'
import { answerOwn, INDEX_PATH, isOwn } from '../own-files.ts'
import { LONGEST_HEAD } from '../traffic/ask-shop.ts'
import { isShown } from '../traffic/exchange.ts'
import { readRequestBody } from '../traffic/request-body.ts'
import { indexPage } from './index-page.ts'
import { matchCall } from '@tillkit/testing/saved'
import { answerMissing } from './missing.ts'
import type { SavedPage, SavedShop } from '@tillkit/testing/saved'

/** What a preview of saved pages knows. */
export interface SavedSetup {
  readonly shop: SavedShop
  readonly units: readonly string[]
  readonly allUnits: boolean
  /** All units with what they mount on, for the list of pages. */
  readonly manifests: readonly PreviewUnit[]
  readonly plan: LegacyPlan
  readonly log: Log
}

interface Visit {
  setup: SavedSetup
  request: IncomingMessage
  response: ServerResponse
  url: URL
  toLocal: AddressRewriter
  toShop: AddressRewriter
}

/** The server for saved pages, not yet listening. */
export function createSavedPreview(setup: SavedSetup): Server {
  const notes = createNotes()
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, (request, response) => {
    answer(request, response).catch((cause: unknown) => {
      setup.log.warn(`${request.url ?? ''}: ${String(cause)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The preview could not answer. Its console says why.')
    })
  })
  refuseSockets(server)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLocalRequest(request)) return refuseForeign(request, response)
    const { host = '' } = request.headers
    const url = new URL(`http://${host}${request.url ?? '/'}`)
    if (url.pathname === INDEX_PATH) return send(response, 200, 'text/html; charset=utf-8', indexPage(setup.shop, setup.manifests))
    if (isOwn(url.pathname)) return answerOwn(url.pathname, response, notes)
    if (request.headers['service-worker'] !== undefined) return void response.writeHead(404).end()
    const toLocal = createAddressRewriter(setup.shop.hosts, { scheme: 'http', host })
    const toShop = createAddressRewriter([host], { scheme: 'http', host: setup.shop.hosts[0] ?? host })
    await visit({ setup, request, response, url, toLocal, toShop })
  }

  return server
}

async function visit(exchange: Visit): Promise<void> {
  const { setup, request, response, url, toLocal, toShop } = exchange
  const { form, json } = await readRequestBody(request, toShop)
  const call: Call = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, form, json }
  const saved = matchCall(call, setup.shop.calls)
  if (saved) {
    setup.log.info(`${call.method} ${request.url ?? ''} · answered from ${saved.name}.http`)
    const type = saved.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return send(response, saved.status, type, toLocal.text(saved.body))
  }
  const page = pageAt(setup.shop, url.pathname)
  const isCall = url.searchParams.has('wc-ajax') || request.headers['x-requested-with'] !== undefined
  if (page && !isCall) {
    if (call.method === 'POST') setup.log.info(`POST ${url.pathname} · no saved answer fits; the page is shown as it was saved.`)
    return sendPage(exchange, page)
  }
  if (url.pathname === '/' && !isCall) return void response.writeHead(302, { location: INDEX_PATH }).end()
  unknown(exchange)
}

/** A page by its address, or by its file's name. */
function pageAt({ pages }: SavedShop, path: string): SavedPage | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`
  return pages.find((page) => page.path === slashed) ?? pages.find(({ name }) => slashed === `/${name}/` || path === `/${name}.html`)
}

async function sendPage({ setup, response, url, toLocal }: Visit, page: SavedPage): Promise<void> {
  const html = await readFile(page.file, 'latin1')
  const off = url.searchParams.get('tillkit') === 'off'
  const { texts } = rewriteTags([toLocal.text(html)], {
    legacy: off ? [] : setup.plan.out,
    ownCopies: !off,
    tracking: true,
    head: savedHead({ ...setup, shop: basename(setup.shop.folder), hosts: setup.shop.hosts, off }, html),
    nonce: '',
    hosts: setup.shop.hosts,
    origin: url.origin,
  })
  let rewritten = ''
  for await (const text of texts) rewritten += text
  send(response, 200, 'text/html; charset=utf-8', Buffer.from(rewritten, 'latin1'))
  setup.log.info(`200 ${url.pathname} · ${page.name}.html${off ? ' · without Tillkit' : ''}`)
}

/** Files that were not saved are answered quietly; calls and pages with a line on the console. */
function unknown({ setup, request, response, url }: Visit): void {
  if (answerMissing(request, response, url.pathname)) return
  setup.log.warn(`${request.method ?? 'GET'} ${request.url ?? ''}: no saved page and no .http file fits.`)
  if (!isShown(request)) return send(response, 404, 'text/plain; charset=utf-8', 'Tillkit preview: this call was not saved.')
  const text = 'No saved page has this address.'
  const page = messagePage({ title: 'This page was not saved', text, advice: [`Save it into ${setup.shop.folder} and start the preview anew.`], links: [{ href: INDEX_PATH, text: 'All saved pages' }] })
  send(response, 404, 'text/html; charset=utf-8', page)
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}
