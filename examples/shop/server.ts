import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cartPageOf, followCartLink, noticesWrapperHtml, takeCartForm } from '@tillkit/fixtures'
import { splitTestPage } from './ab/pages.ts'
import { isCampaign } from './attribution/pages.ts'
import { createSplitTest, type SplitTest } from './ab/tests.ts'
import { miniCartNonceOf } from './cart/mini-cart-nonce.ts'
import { cookiesOf, createSessions, type Session, type Sessions } from './cart/session.ts'
import { addTo, cartCall, siteOf } from './cart/site.ts'
import { withoutQuestion } from './cart/visits.ts'
import { cardFrameHtml } from './checkout/card-frame.ts'
import { checkoutVisit } from './checkout/pages.ts'
import { checkoutCall } from './checkout/site.ts'
import { consentVisit, withConsent, type ConsentAround } from './consent/pages.ts'
import { readShopFile } from './files.ts'
import { builderFormsVisit } from './form-builder/pages.ts'
import { armBuilderFault, builderFormsCall } from './form-builder/site.ts'
import { formsVisit, type FormsRequest } from './forms/pages.ts'
import { armFormFault, formsCall, type FormsAnswer } from './forms/site.ts'
import { createMarketingDesk } from './marketing/desk.ts'
import { marketingPage, type MarketingAround } from './marketing/pages.ts'
import { documentHtml, type ShopPage } from './pages/document.ts'
import type { Visit } from './pages/visit.ts'
import { createReviewDesk, type ReviewDesk } from './reviews/desk.ts'
import { reviewedPage, takeGrouped } from './reviews/pages.ts'
import { listingCall, suggestionsCall } from './listing/answer.ts'
import { readForm } from './request-form.ts'
import { pageOf, productOf, quickViewOf } from './routes.ts'
import { type View, viewOf } from './view.ts'
import type { AjaxAnswer, AjaxEndpoint } from './wc-ajax.ts'
import { createAjaxEndpoint, inMode } from './wc-ajax.ts'

/** How the shop is set up. */
export interface ShopOptions {
  /** What a late answer waits for. Default: three seconds, long enough to see. */
  late?: () => Promise<unknown>
  /** `Cache-Control` of files; pages are always asked for. Default `no-cache`: who works on the shop sees each change at once. */
  fileCaching?: string
  /** The reviews provider that pages name. Default: none. */
  provider?: MarketingAround['provider']
  /** Who would like to know of visitors: with them every page asks for consent. Default: nobody, and no page asks. */
  thirdParty?: ConsentAround
}

/** The shop's server, not yet listening. Carts are kept in memory, by visitor, until it closes. */
export function createShop({ late = () => pause(3000), fileCaching = 'no-cache', provider, thirdParty }: ShopOptions = {}): Server {
  const ajax = createAjaxEndpoint()
  const sessions = createSessions()
  const test = createSplitTest()
  const marketing = { desk: createMarketingDesk(), provider }
  const reviews = createReviewDesk()
  return createServer((request, response) => {
    answer({ request, response, ajax, late, fileCaching, sessions, test, marketing, reviews, thirdParty }).catch((cause: unknown) => {
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
  fileCaching: string
  sessions: Sessions
  test: SplitTest
  marketing: MarketingAround
  reviews: ReviewDesk
  thirdParty: ConsentAround | undefined
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const url = new URL(request.url ?? '/', 'http://shop.invalid')
  const call = url.searchParams.get('wc-ajax')
  if (call !== null || url.pathname === '/wp-admin/admin-ajax.php') return answerCall(exchange, call, url.searchParams)
  if (request.method === 'POST') return answerForm(exchange, url)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD, POST')
    return send(response, 405, 'text/plain', 'The shop knows GET, HEAD and POST.')
  }
  const file = await readShopFile(decodePath(url))
  if (file) {
    response.setHeader('Cache-Control', exchange.fileCaching)
    return send(response, 200, file.type, file.body)
  }
  const view = viewOf(url.searchParams)
  const fragment = quickViewOf(url.pathname, view)
  if (fragment !== undefined) return send(response, 200, 'text/html', fragment)
  if (url.pathname === '/card-fields/') return send(response, 200, 'text/html', cardFrameHtml())
  const session = exchange.sessions.of(request.headers.cookie)
  const told = followCartLink(url.searchParams, siteOf(session, view))
  if (told !== undefined) {
    session.notices += told
    return sendOn(response, session, withoutQuestion(url))
  }
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') armFaults(session, view)
  return answerTested(exchange, session, url) ?? answerMarketing(exchange, session, url) ?? answerReviewed(exchange, session, url) ?? answerConsent(exchange, session, url) ?? answerCheckout(exchange, session, url) ?? answerForms(exchange, session, { url }) ?? sendPage(exchange, session, url)
}

/** What goes wrong with forms on a page that is being opened. */
function armFaults(session: Session, view: View): void {
  armFormFault(session, view)
  armBuilderFault(session, view)
}

/** The view of a call is that of the page it came from: the call itself drops the page's query. */
async function answerCall(exchange: Exchange, call: string | null, query: URLSearchParams): Promise<void> {
  const { request, response, ajax, sessions, test, marketing } = exchange
  const form = await readForm(request)
  // The platform's older calls name themselves in the form, or in a query of another name.
  const name = call ?? form.get('action') ?? query.get('action') ?? ''
  const page = URL.canParse(request.headers.referer ?? '')
    ? new URL(request.headers.referer ?? '')
    : undefined
  const view = viewOf(page?.searchParams ?? new URLSearchParams())
  const session = sessions.of(request.headers.cookie)
  const sent = formsCall(name, form, session) ?? builderFormsCall(name, form, session, view)
  if (sent) return sendForms(exchange, session, sent)
  const ordered = checkoutCall(name, form, { session, view, path: page?.pathname ?? '' })
  if (ordered) return sendAnswer(exchange, session, ordered)
  const told = cartCall(name, form, session, view) ?? suggestionsCall(name, form) ?? test.call(name, form, request.headers.cookie ?? '') ?? marketing.desk.call(name, query, form)
  const reply = ajax(name, form, view) ?? (told && inMode(told, view))
  if (!reply) return send(response, 400, 'text/html', '0')
  return sendAnswer(exchange, session, reply)
}

/** A sent form is answered with its own page and the shop's notice, as the platform does. */
async function answerForm(exchange: Exchange, url: URL): Promise<void> {
  const { request, sessions } = exchange
  const form = await readForm(request)
  const view = viewOf(url.searchParams)
  const session = sessions.of(request.headers.cookie)
  const listed = listingCall({ url, cookies: request.headers.cookie ?? '', form, session, view })
  if (listed) return sendAnswer(exchange, session, inMode(listed, view))
  if (url.pathname === '/your-cart/') {
    session.notices += takeCartForm(form, siteOf(session, view))
    return sendPage(exchange, session, url)
  }
  const ordered = answerCheckout(exchange, session, url, form)
  if (ordered) return ordered
  const sent = answerForms(exchange, session, { url, form })
  if (sent) return sent
  const written = exchange.reviews.take(url.pathname, form)
  if (written !== undefined) return sendOn(exchange.response, session, written)
  if (takeGrouped(url.pathname, form, (wanted) => addTo(session, wanted, view))) return answerReviewed(exchange, session, url)
  const id = productOf(url.pathname, form)?.tiers.id
  if (id === undefined) return sendPage(exchange, session, url, 404)
  const variation = Number(form.get('variation_id'))
  const wanted = { id, quantity: Number(form.get('quantity')), ...(variation > 0 ? { variationId: variation } : {}) }
  addTo(session, wanted, view)
  return sendPage(exchange, session, url)
}

/**
 * Sends a page with the visitor's cart and everything that the shop has to say, which is said once. One that a script
 * asks for comes as any call does; one that the browser opens is there at once.
 */
function sendPage(exchange: Exchange, session: Session, url: URL, status?: number): Promise<void> {
  const visit = visitOf(session, url, exchange.request.headers.cookie)
  const routed = pageOf(url, visit)
  return sendRouted(exchange, { session, visit, routed: { ...routed, status: status ?? routed.status } })
}

/** A page of the split test, under the cookie of a new visitor; undefined for other addresses. */
function answerTested(exchange: Exchange, session: Session, url: URL): Promise<void> | undefined {
  const { request, response, test } = exchange
  const visit = visitOf(session, url, request.headers.cookie)
  const tested = splitTestPage(url.pathname, visit.view, { test, cookies: request.headers.cookie ?? '' })
  if (!tested) return undefined
  if (tested.cookie !== undefined) response.appendHeader('Set-Cookie', tested.cookie)
  return sendRouted(exchange, { session, visit, routed: { status: 200, page: tested.page } })
}

/** A page with marketing on it; undefined for other addresses. */
function answerMarketing(exchange: Exchange, session: Session, url: URL): Promise<void> | undefined {
  const visit = visitOf(session, url, exchange.request.headers.cookie)
  const page = marketingPage(url.pathname, visit.view, exchange.marketing)
  return page && sendRouted(exchange, { session, visit, routed: { status: 200, page } })
}

/** A page with tabs and reviews; undefined for other addresses. */
function answerReviewed(exchange: Exchange, session: Session, url: URL): Promise<void> | undefined {
  const visit = visitOf(session, url, exchange.request.headers.cookie)
  const page = reviewedPage(url, visit, exchange.reviews)
  return page && sendRouted(exchange, { session, visit, routed: { status: 200, page } })
}

/** A page about consent; undefined for other addresses, and where nobody waits for it. */
function answerConsent(exchange: Exchange, session: Session, url: URL): Promise<void> | undefined {
  const visit = visitOf(session, url, exchange.request.headers.cookie)
  const page = exchange.thirdParty && consentVisit(url.pathname, visit.view, exchange.thirdParty)
  return page && sendRouted(exchange, { session, visit, routed: { status: 200, page } })
}

/** The checkout's page, or where it sends one on; undefined for other addresses. */
function answerCheckout(exchange: Exchange, session: Session, url: URL, form?: URLSearchParams): Promise<void> | undefined {
  const visit = visitOf(session, url, exchange.request.headers.cookie)
  const answered = checkoutVisit({ path: url.pathname, query: url.searchParams, form }, session, visit.view)
  if (!answered) return undefined
  if ('to' in answered) return Promise.resolve(sendOn(exchange.response, session, answered.to))
  const { page } = answered
  return sendRouted(exchange, { session, visit, routed: { status: 200, page: { ...page, main: noticesWrapperHtml(session.notices) + page.main } } })
}

/** A page with forms, or what came of one that was sent; undefined for other addresses. */
function answerForms(exchange: Exchange, session: Session, visited: FormsRequest): Promise<void> | undefined {
  const visit = visitOf(session, visited.url, exchange.request.headers.cookie)
  const answered = formsVisit(visited, session, visit) ?? builderFormsVisit(visited, session, visit)
  return answered && sendForms(exchange, session, answered.to === undefined && answered.type === 'text/html' ? { ...answered, body: asking(exchange, answered.body) } : answered)
}

/** A page that asks for consent, where the shop does. */
const asking = ({ thirdParty }: Exchange, page: string): string => (thirdParty ? withConsent(page, thirdParty) : page)

async function sendForms(exchange: Exchange, session: Session, answer: FormsAnswer): Promise<void> {
  if (answer.to === undefined) return sendAnswer(exchange, session, answer)
  sendOn(exchange.response, session, answer.to)
}

function sendRouted(exchange: Exchange, { session, visit, routed }: { session: Session; visit: Visit; routed: { status: number; page: ShopPage } }): Promise<void> {
  session.notices = ''
  const body = asking(exchange, documentHtml(routed.page, visit))
  const whole: AjaxAnswer = { status: routed.status, type: 'text/html', when: 'at-once', body }
  const isCall = exchange.request.headers['x-requested-with'] === 'XMLHttpRequest'
  return sendAnswer(exchange, session, isCall ? inMode(whole, visit.view) : whole)
}

async function sendAnswer({ response, late }: Pick<Exchange, 'response' | 'late'>, session: Session, answer: AjaxAnswer): Promise<void> {
  if (answer.when === 'never') return
  if (answer.when === 'late') await late()
  keepVisitor(response, session)
  if (answer.when === 'lost') return cutOff(response, answer)
  send(response, answer.status, answer.type, answer.body)
}

/** The head comes, and the rest does not: a browser that has read nothing would ask a second time by itself. */
function cutOff(response: ServerResponse, { status, type, body }: AjaxAnswer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) + 1 })
  response.write(' ', () => response.destroy())
}

function sendOn(response: ServerResponse, session: Session, address: string): void {
  keepVisitor(response, session)
  response.setHeader('Location', address)
  send(response, 303, 'text/html', '')
}

function keepVisitor(response: ServerResponse, session: Session): void {
  response.appendHeader('Set-Cookie', cookiesOf(session))
}

function visitOf(session: Session, url: URL, cookies = ''): Visit {
  const search = url.searchParams.get('s')
  const view = viewOf(url.searchParams)
  session.isFromCampaign ||= isCampaign(url.searchParams)
  return {
    view,
    path: url.pathname,
    isFromCampaign: session.isFromCampaign,
    cart: cartPageOf(siteOf(session, view)),
    miniCartNonce: miniCartNonceOf(session),
    signupNonce: session.inbox.nonces.signup,
    notices: session.notices,
    cookies,
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
    'Cache-Control': response.getHeader('Cache-Control') ?? 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
