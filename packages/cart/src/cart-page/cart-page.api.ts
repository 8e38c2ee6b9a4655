import { rememberWorking, reloadOnce, type PageCart } from '@tillkit/platform/cart'
import { ensureMorph, type Host } from '@tillkit/mount'
import { RequestFailed, createReader } from '@tillkit/platform/requests'
import type { StoreApi } from 'zustand/vanilla'
import { callShop } from '@tillkit/platform'
import { addressOf } from '../shared/page-address.ts'
import type { CartPage, CartPageState } from './context.ts'
import type { CartPageParams } from './read.ts'
import { anatomy } from './anatomy.ts'

const loadMorph = () => import('@tillkit/mount/morph')

/** What changes are made with. */
export interface ChangeDeps {
  readonly host: Host<CartPageParams, undefined>
  readonly cart: PageCart
  readonly store: StoreApi<CartPageState>
  readonly fail: CartPage['fail']
  readonly done: CartPage['done']
}

/** Makes what sends the page's changes: the page is busy until the last has ended, and says what was not done. */
export function createChange({ host, cart, store, fail, done }: ChangeDeps): CartPage['change'] {
  /** What was asked for last, by what it is about. */
  const underWay = new Map<string, string>()
  let running = 0
  const count = (more: number) => {
    running += more
    store.setState({ isBusy: running > 0 })
  }
  return async ({ run, once, key: about = once, action, message, failed }) => {
    if (underWay.get(about) === once) return undefined
    underWay.set(about, once)
    count(1)
    try {
      const [answer] = await Promise.all([cart.queue.change(run, { key: about }), ensureMorph(loadMorph)])
      rememberWorking(`cart-page ${action}`)
      done(action)
      return host.signal.aborted ? undefined : answer?.text
    } catch (cause) {
      // A nonce that is not good any more: the page is older than the session. A new one has a new nonce.
      const isOld = cause instanceof RequestFailed && cause.status === 403
      if (host.signal.aborted || !isOld || !reloadOnce(`cart-page ${action}`)) fail(action, isOld ? 'outdated' : message, cause)
      failed?.()
      return undefined
    } finally {
      if (underWay.get(about) === once) underWay.delete(about)
      count(-1)
    }
  }
}

/** What a page that was asked for is taken in with. */
export interface RefreshDeps {
  readonly host: Host<CartPageParams, undefined>
  readonly cart: PageCart
  show(html: string, keepNotices: boolean): void
  failed(cause: unknown): void
}

/** Makes what asks for the page anew: once for all who ask, and with the notices kept where all of them want that. */
export function createRefresh({ host, cart, show, failed }: RefreshDeps): CartPage['refresh'] {
  let keeps = true
  const ended = () => {
    const kept = keeps
    keeps = true
    return kept
  }
  const reader = createReader({
    queue: cart.queue,
    load: async (signal) => {
      const [page] = await Promise.all([callShop(addressOf(document.querySelector(anatomy.form)), { signal }), ensureMorph(loadMorph)])
      return page
    },
    use: ({ text }) => show(text, ended()),
    failed(cause) {
      ended()
      failed(cause)
    },
    life: host,
  })
  return (keepNotices) => {
    keeps &&= keepNotices
    reader.ask()
  }
}
