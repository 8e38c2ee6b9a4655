import { listen, nearest, whenShown, type Life } from '@tillkit/dom'
import { readGlobal, trace } from '@tillkit/platform'
import { followConsent, hasConsent, whileAllowed } from '@tillkit/platform/consent'
import { EVENT_NAME, events, LOGOUT_LINK, PIXEL_PREFIX, PIXEL_QUEUE } from './anatomy.ts'
import { createBatch } from './batch.ts'
import type { AnalyticsContext, AnalyticsEvent, EventProps } from './context.ts'
import { beginSession, engage, ensureIdentity, forgetVisitor, readSession, type AnalyticsSession } from './identity.ts'

/** Takes an event on its way. */
type Deliver = (event: AnalyticsEvent) => void

/** A page's analytics while they are allowed. */
interface Client {
  readonly context: AnalyticsContext
  readonly deliver: Deliver
  session: AnalyticsSession | undefined
  /** Whether the page's own events are told: what comes now is the visitor's doing. */
  hasStarted: boolean
}

/**
 * Tells the shop what happens on a page, for as long as the visitor allows statistics: what the server has seen of it, its view, and what she does.
 * Before that nothing is sent and nothing kept; taken back, what was kept goes at once. A page that is rendered ahead has no visitor yet.
 */
export function startAnalytics(context: AnalyticsContext, life: Life): void {
  whenShown(life.signal, life.guard(() => followStatistics(context, life)))
}

function followStatistics(context: AnalyticsContext, life: Life): void {
  // What was told once is not told again when consent comes a second time.
  let queue = context.queue
  whileAllowed('statistics', (allowed) => {
    begin({ ...context, queue }, allowed)
    queue = []
  }, life)
  followConsent('statistics', (isAllowed) => isAllowed || forgetVisitor(), life)
}

function begin(context: AnalyticsContext, life: Life): void {
  ensureIdentity()
  const deliver = context.isProxied ? proxied(context, life) : pushToPixel
  const client: Client = { context, deliver, session: undefined, hasStarted: false }
  if (context.hasSessions) startSession(client)
  for (const { name, props } of context.queue) record(client, name, props)
  client.hasStarted = true
  if (context.isAccountPage) listen(life, document, 'click', ({ target }) => nearest(target, LOGOUT_LINK) && record(client, events.tabClick, { tab: 'logout' }))
}

/** Goes on with the visitor's session, or begins one, and tells of the page's view. */
function startSession(client: Client): void {
  const going = readSession()
  client.session = going ?? beginSession(client.context.breadcrumbs)
  if (going) noteEngagement(client)
  else record(client, events.sessionStarted)
  record(client, events.pageView)
}

/** Tells once for each session that somebody has come to a second page, or done something. */
function noteEngagement(client: Client): void {
  if (!client.session || client.session.isEngaged) return
  client.session = engage(client.session)
  record(client, events.engaged)
}

/** Tells of an event, where consent still allows it. One whose name the provider does not take is left out. */
function record(client: Client, name: string, props: EventProps = {}): void {
  if (!EVENT_NAME.test(name) || !hasConsent('statistics')) return
  const { ch: _mark, ...all } = { ...client.context.commonProps, ...sessionProps(client.session), ...props } as Record<string, unknown>
  client.deliver({ name, props: client.context.isMarked ? { ...all, ch: 1 } : all })
  trace({ kind: 'work', unit: 'store-analytics', name, what: client.context.isProxied ? 'told to the shop' : 'given to the provider\'s script' })
  if (client.hasStarted) noteEngagement(client)
}

function sessionProps(session: AnalyticsSession | undefined): EventProps {
  return session ? { session_id: session.id, landing_page: session.landingPage, is_engaged: session.isEngaged ? 1 : 0 } : {}
}

/** Has the shop pass events on, with what only the browser knows. */
function proxied({ endpoint }: AnalyticsContext, life: Life): Deliver {
  const add = createBatch(endpoint, life)
  return ({ name, props }) => add({ name, props: { ...props, ...environment() } })
}

function environment(): EventProps {
  return {
    _ts: Date.now(),
    _tz: new Date().getTimezoneOffset() / 60,
    _lg: navigator.language,
    _pf: navigator.platform,
    _ht: screen.height,
    _wd: screen.width,
    _sx: scrollX,
    _sy: scrollY,
    _dl: location.href,
    _dr: document.referrer,
  }
}

/** Gives an event to the provider's own script, by its queue. */
function pushToPixel({ name, props }: AnalyticsEvent): void {
  const queue = readGlobal(PIXEL_QUEUE)
  const push: unknown = queue && Reflect.get(Object(queue) as object, 'push')
  if (typeof push === 'function') Reflect.apply(push, queue, [{ ...props, _en: PIXEL_PREFIX + name }])
}
