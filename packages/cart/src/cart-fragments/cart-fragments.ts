import { createDebounce, listen, native } from '@tillkit/dom'
import { adopt, defineBehaviour, endUntouched, live, onIntent, type Host } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { CACHE_LIFE, joinCart, onCart, raiseChanged, raiseNative, readFragmentParams, type CartAnswer, type ChangedDetail, type FragmentCache, type FragmentParams, type PageCart, type RefreshDetail } from '@tillkit/platform/cart'
import { createReader } from '@tillkit/platform/requests'
import { createStore } from 'zustand/vanilla'
import { loadFragments, showFragments } from '../shared/fragments.ts'
import { anatomy, events, HEADER_CART, shown, WIDGET_CONTENT } from './anatomy.ts'
import { cacheOf, hasItems, judge } from './cached-cart.ts'
import { manifest } from './manifest.ts'

/** Asks for the fragments. @param reason `news`: this page has changed the cart, or may be the first to see that it was changed */
type Ask = (reason?: 'news') => void

/** What another tab has done it has told by itself. */
const newsIn = ({ reason }: RefreshDetail) => (reason === 'return' || reason === 'tab' ? undefined : 'news')

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
    const timer = createTimer(host, () => ask())
    /** Whether the next answer is to be told to other tabs: not where it was asked for because of theirs. */
    let isNews = false
    const reader = createReader({
      queue: cart.queue,
      load: (signal) => cart.calls.refresh(signal, host.config?.timeout),
      use(answer) {
        const wasNews = isNews
        isNews = false
        applyAnswer({ host, cart, cache, timer }, answer, wasNews)
      },
      failed: raiseFailed,
      life: host,
    })
    const ask: Ask = (reason) => {
      isNews ||= reason === 'news'
      reader.ask()
    }
    const keep = hearCart({ host, cart, cache, ask })
    hideWhileEmpty(host)
    const start = () => begin({ host, cart, cache, ask, timer, before })
    const lastEvent = cart.lastEvent()
    if (!lastEvent) startWhenIdle(cart, host, start)
    // Its own code came after the change.
    else if (lastEvent.name === 'refresh') ask(newsIn(lastEvent.detail))
    else keep(lastEvent.detail)
    fillOnIntent(host, ask)
  },
})

/**
 * Begins at once, or when the changes that are on their way have ended and nobody has said what they led to: the shop's
 * cookies tell of a change before its answer has been read, and what comes with the answer need not be asked for.
 */
function startWhenIdle({ queue, lastEvent }: PageCart, host: Host<Config, undefined>, start: () => void): void {
  if (!queue.isBusy) return start()
  let isOver = false
  queue.onDrain(({ uncertain }) => {
    // After a change of which nobody knows, the reader asks by itself.
    if (!isOver && !uncertain && !lastEvent()) start()
    isOver = true
  }, host)
}

/** Shows what was kept, asks the shop, or leaves the page as the server printed it. */
function begin({ host, cache, ask, timer, before }: Hearing & { readonly timer: Timer; readonly before: string | undefined }): void {
  const kept = cache.read()
  const verdict = judge(cache, kept)
  if (kept.created > 0) timer.set(kept.created + CACHE_LIFE - Date.now())
  if (before === shown.outdated) ask()
  else if (verdict === 'refresh') ask('news')
  else if (verdict === 'apply' && kept.fragments && before !== shown.kept) loadFragments(host, kept.fragments)
}

interface AnswerDeps {
  readonly host: Host<Config, undefined>
  readonly cart: PageCart
  readonly cache: FragmentCache
  readonly timer: Timer
}

function applyAnswer({ host, cart, cache, timer }: AnswerDeps, answer: CartAnswer, isNews: boolean): void {
  if (answer.kind !== 'cart') throw new Error(`The shop's answer is no cart: ${answer.kind}`)
  const { fragments, cartHash } = answer
  showFragments(host, fragments)
  cache.keep(fragments, cartHash, { isRefresh: true, isNews })
  cart.rememberShown()
  timer.set(CACHE_LIFE)
  raiseChanged('refreshed', { source: 'tillkit', fragments, cartHash })
}

/** Nobody asked by hand, so the shopper is not told: the page goes on showing what it showed. */
function raiseFailed(cause: unknown): void {
  emitLegacy(document.body, events.failed)
  raiseNative('failed', { source: 'tillkit', action: 'refresh', message: '', cause })
}

interface Hearing {
  readonly host: Host<Config, undefined>
  readonly cart: PageCart
  readonly cache: FragmentCache
  readonly ask: Ask
}

function hearCart({ host, cart, cache, ask }: Hearing): (detail: ChangedDetail) => void {
  const { config } = host
  const keep = ({ fragments, cartHash }: ChangedDetail) => {
    cart.rememberShown()
    // Whoever changed the cart without saying into what has to be asked after.
    if (fragments && cartHash !== undefined) cache.keep(fragments, cartHash, { isRefresh: false, isNews: true })
    else ask('news')
  }
  onCart('added', keep, host)
  onCart('removed', keep, host)
  onCart('refresh', (detail) => ask(newsIn(detail)), host)
  onCart('updated', () => ask('news'), host)
  listen<StorageEvent>(host, window, 'storage', ({ key }) => {
    if (key === config?.hashKey && cache.isForeign()) ask()
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

/**
 * Asks for what an empty cart says when somebody opens the header's, once: the shop prints that widget empty, and who has no cart is
 * asked nothing for as long as nobody looks.
 */
function fillOnIntent(host: Host<Config, undefined>, ask: Ask): void {
  const waiting = host.branch()
  const isBare = (content: Element) => native(content, 'textContent')?.trim() === ''
  const look = () => {
    const contents = [...document.querySelectorAll(`${HEADER_CART} ${WIDGET_CONTENT}`)]
    if (!contents.some(isBare)) return
    waiting.end()
    ask()
  }
  onIntent(waiting, HEADER_CART, look)
  // What has brought this code was that already.
  if (document.querySelector(`${HEADER_CART}:is(:hover, :focus-within)`)) host.guard(look)()
}

interface Timer {
  /** Starts anew; in ms. */
  set(wait: number): void
}

function createTimer(host: Host<Config, undefined>, ring: () => void): Timer {
  const debounce = createDebounce(host)
  return {
    set(wait) {
      debounce.cancel()
      if (wait > 0) debounce.schedule(wait, ring)
    },
  }
}
