import { listen } from '@tillkit/dom'
import { adopt, defineBehaviour, endUntouched, live, type Host } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { CACHE_LIFE, joinCart, onCart, raiseChanged, raiseNative, readFragmentParams, type CartAnswer, type ChangedDetail, type FragmentCache, type FragmentParams, type PageCart } from '@tillkit/platform/cart'
import { createReader, type Reader } from '@tillkit/platform/requests'
import { createStore } from 'zustand/vanilla'
import { loadFragments, showFragments } from '../shared/fragments.ts'
import { anatomy, events, shown } from './anatomy.ts'
import { cacheOf, hasItems, judge } from './kept.ts'
import { manifest } from './manifest.ts'

/** What the page says of the cache; undefined where it has no names for it. */
export type Config = FragmentParams | undefined

/** Keeps what the page shows of the cart up to date, and keeps it between pages: the part of `wc-cart-fragments`. */
export const cartFragments = defineBehaviour({
  ...manifest,
  read: readFragmentParams,
  start(host) {
    const before = endUntouched(manifest.name)
    const cart = joinCart(host)
    const cache = cacheOf(host.config)
    const timer = createTimer(host, () => reader.ask())
    const reader = createReader({
      queue: cart.queue,
      load: (signal) => cart.calls.refresh(signal, host.config?.timeout),
      use: (answer) => takeIn({ host, cart, cache, timer }, answer),
      failed: sayFailed,
      life: host,
    })
    const keep = hearCart({ host, cart, cache, reader })
    hideWhileEmpty(host)
    const start = () => begin({ host, cart, cache, reader, timer, before })
    const lastEvent = cart.lastEvent()
    if (!lastEvent) beginWhenQuiet(cart, host, start)
    // Its own code came after the change.
    else if (lastEvent.name === 'refresh') reader.ask()
    else keep(lastEvent.detail)
  },
})

/**
 * Begins at once, or when the changes that are on their way have ended and nobody has said what they led to: the shop's
 * cookies tell of a change before its answer has been read, and what comes with the answer need not be asked for.
 */
function beginWhenQuiet({ queue, lastEvent }: PageCart, host: Host<Config, undefined>, start: () => void): void {
  if (!queue.isBusy) return start()
  let isOver = false
  queue.onDrain(({ uncertain }) => {
    // After a change of which nobody knows, the reader asks by itself.
    if (!isOver && !uncertain && !lastEvent()) start()
    isOver = true
  }, host)
}

/** Shows what was kept, asks the shop, or leaves the page as the server printed it. */
function begin({ host, cache, reader, timer, before }: Hearing & { readonly timer: Timer; readonly before: string | undefined }): void {
  const kept = cache.read()
  const verdict = judge(cache, kept)
  if (kept.created > 0) timer.set(kept.created + CACHE_LIFE - Date.now())
  if (verdict === 'refresh' || before === shown.outdated) reader.ask()
  else if (verdict === 'apply' && kept.fragments && before !== shown.kept) loadFragments(host, kept.fragments)
}

interface Taking {
  readonly host: Host<Config, undefined>
  readonly cart: PageCart
  readonly cache: FragmentCache
  readonly timer: Timer
}

function takeIn({ host, cart, cache, timer }: Taking, answer: CartAnswer): void {
  if (answer.kind !== 'cart') throw new Error(`The shop's answer is no cart: ${answer.kind}`)
  const { fragments, cartHash } = answer
  showFragments(host, fragments)
  cache.keep(fragments, cartHash, true)
  cart.noteShown()
  timer.set(CACHE_LIFE)
  raiseChanged('refreshed', { source: 'tillkit', fragments, cartHash })
}

/** Nobody asked by hand, so the shopper is not told: the page goes on showing what it showed. */
function sayFailed(cause: unknown): void {
  emitLegacy(document.body, events.failed)
  raiseNative('failed', { source: 'tillkit', action: 'refresh', message: '', cause })
}

interface Hearing {
  readonly host: Host<Config, undefined>
  readonly cart: PageCart
  readonly cache: FragmentCache
  readonly reader: Reader
}

function hearCart({ host, cart, cache, reader }: Hearing): (detail: ChangedDetail) => void {
  const { config } = host
  const keep = ({ fragments, cartHash }: ChangedDetail) => {
    cart.noteShown()
    // Whoever changed the cart without saying into what has to be asked after.
    if (fragments && cartHash !== undefined) cache.keep(fragments, cartHash, false)
    else reader.ask()
  }
  onCart('added', keep, host)
  onCart('removed', keep, host)
  onCart('refresh', () => reader.ask(), host)
  onCart('updated', () => reader.ask(), host)
  listen<StorageEvent>(host, window, 'storage', ({ key }) => {
    if (key === config?.hashKey && cache.isForeign()) reader.ask()
  })
  return keep
}

function hideWhileEmpty(host: Host<Config, undefined>): void {
  const store = createStore(() => ({ hasItems: hasItems() }))
  const look = () => store.setState({ hasItems: hasItems() })
  for (const name of ['added', 'removed', 'refreshed'] as const) onCart(name, look, host)
  onCart('adding', () => store.setState({ hasItems: true }), host)
  onCart('failed', look, host)
  live(host, anatomy.hideIfEmpty, (element, life) => {
    const widget = element.closest(anatomy.widget)
    if (widget) adopt(life, widget, store, ({ hasItems: shown }) => ({ shown }))
  })
}

interface Timer {
  /** Starts anew; in ms. */
  set(wait: number): void
}

function createTimer(host: Host<Config, undefined>, ring: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined
  host.onEnd(() => clearTimeout(timer))
  return {
    set(wait) {
      clearTimeout(timer)
      if (wait > 0) timer = setTimeout(host.guard(ring), wait)
    },
  }
}
