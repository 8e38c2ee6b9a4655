import { listen, toJson, type Life } from '@tillkit/dom'
import type { AnalyticsEvent } from './context.ts'

/** How many events go at once at most. */
const MOST = 10
/** How long after the last event they go, in ms. */
const PAUSE = 1000

/** Sends events to the shop, several at a time: what waits goes when the page is left, and never after the life has ended. */
export function createBatch(endpoint: string, life: Life): (event: AnalyticsEvent) => void {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    const events = waiting
    waiting = []
    if (events.length > 0) send(endpoint, events)
  }
  listen(life, window, 'pagehide', flush)
  listen(life, document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush())
  life.onEnd(() => {
    clearTimeout(timer)
    waiting = []
  })
  return (event) => {
    waiting.push(event)
    clearTimeout(timer)
    if (waiting.length >= MOST) flush()
    else timer = setTimeout(life.guard(flush), PAUSE)
  }
}

function send(endpoint: string, events: readonly AnalyticsEvent[]): void {
  const body = toJson(events.map(({ name, props }) => ({ event_name: name, properties: props })))
  const content = new Blob([body], { type: 'application/json' })
  if (navigator.sendBeacon?.(endpoint, content)) return
  // Nobody waits for it, and nothing is to be done where it fails.
  fetch(endpoint, { method: 'POST', body: content, keepalive: true, credentials: 'same-origin' }).catch(() => undefined)
}
