import { CallFailed, type Field } from '@tillkit/platform'
import { raiseChanged, raiseNative } from '@tillkit/platform/cart'
import { readAnswer, type ListingAnswer } from '../model/answer.ts'
import { concernOf, pageName, requestAddress, withPage, type Names } from '../model/listing.ts'
import type { Address } from '../model/query.ts'
import { createAnswerCache } from './cache.ts'
import type { ShopPhase } from './state.ts'
import type { Addition, ListingDeps, Reason, ShopPort } from './types.ts'

/** What loading has to know of the state. */
export interface LoadingOptions {
  readonly deps: ListingDeps
  readonly names: () => Names
  readonly address: () => Address
  readonly setPhase: (shop: string, phase: ShopPhase) => void
}

type Listed = Pick<Extract<ListingAnswer, { kind: 'listing' }>, 'shops' | 'notices'>

interface Shelf {
  readonly port: ShopPort
  /** The listing that the page came with, until it is first replaced: then it is kept like an answer. */
  printed: string | undefined
  /** What it shows, or is about to show. */
  wanted: Address
  /** Whether the last attempt to show that failed. */
  isStale: boolean
  /** Counts what was asked for: only the answer to the last is shown. */
  serial: number
  /** Ends the request that is under way, where it may be ended. */
  abort: AbortController | undefined
}

/** The requests of the page's shops. */
export type Loading = ReturnType<typeof createLoading>

/** Makes them. Each shop has answers of its own: one never waits for, or drops, another's. */
export function createLoading({ deps, names, address, setPhase }: LoadingOptions) {
  const shops = new Map<string, Shelf>()
  const cache = createAnswerCache(deps.now)
  let fetching: AbortController | undefined

  const ask = (name: string, url: string, fields: Readonly<Record<string, Field>>, signal: AbortSignal) => {
    const body = { ags_wc_filters_ajax_shop: name, ags_wc_filters_ajax_notices: deps.notices.names(), ...fields }
    return deps.post(url, body, { signal })
  }
  const concern = ({ port }: Shelf, to: Address) => concernOf(to, port.listed(), names())
  const keyOf = (shelf: Shelf, to: Address) => `${shelf.port.name} ${concern(shelf, to)}`
  const urlOf = (to: Address) => requestAddress(to, names())

  /** Shows a shop's listing, unless it has been asked for another since. @returns whether the answer brought one */
  const show = (shelf: Shelf, serial: number, { shops: html, notices }: Listed, reason: Reason): boolean => {
    const { name } = shelf.port
    const own = html[name]
    if (own === undefined || shelf.serial !== serial) return own !== undefined
    shelf.isStale = false
    setPhase(name, 'ready')
    shelf.port.show(own, reason)
    deps.notices.show(notices)
    return true
  }

  const keep = (name: string, key: string, answer: ListingAnswer) => {
    const html = answer.kind === 'listing' ? answer.shops[name] : undefined
    if (html !== undefined) cache.set(key, html)
  }

  const fail = (shelf: Shelf, serial: number, reason: Reason) => {
    if (shelf.serial !== serial) return
    shelf.isStale = reason !== 'add'
    setPhase(shelf.port.name, reason === 'add' ? 'ready' : 'failed')
    shelf.port.failed(reason)
  }

  const begin = (shelf: Shelf): { readonly serial: number; readonly controller: AbortController } => {
    shelf.abort?.abort()
    fetching?.abort()
    const controller = new AbortController()
    shelf.abort = controller
    shelf.serial += 1
    return { serial: shelf.serial, controller }
  }

  const load = async (shelf: Shelf, to: Address, reason: Reason): Promise<void> => {
    const { serial, controller } = begin(shelf)
    const { name } = shelf.port
    if (shelf.printed !== undefined) cache.set(keyOf(shelf, shelf.wanted), shelf.printed)
    shelf.printed = undefined
    shelf.wanted = to
    const key = keyOf(shelf, to)
    const known = cache.get(key)
    if (known !== undefined) return void show(shelf, serial, { shops: { [name]: known }, notices: {} }, reason)
    setPhase(name, 'loading')
    try {
      const answer = readAnswer(await ask(name, urlOf(to), {}, controller.signal))
      if (answer.kind === 'redirect') return deps.browser.leave(answer.url)
      if (answer.kind !== 'listing' || !show(shelf, serial, answer, reason)) return fail(shelf, serial, reason)
      keep(name, key, answer)
    } catch {
      fail(shelf, serial, reason)
    }
  }

  /** What a shop shows at an address is its own: its order and page, and the filters of the target. */
  const isSame = (shelf: Shelf, to: Address) => !shelf.isStale && concern(shelf, shelf.wanted) === concern(shelf, to)

  const forget = () => {
    for (const shelf of shops.values()) shelf.printed = undefined
    cache.clear()
  }

  return {
    /** Takes a shop in that shows what an address says. */
    add(port: ShopPort, wanted: Address): () => void {
      const shelf: Shelf = { port, printed: port.printed, wanted, isStale: false, serial: 0, abort: undefined }
      shops.set(port.name, shelf)
      return () => {
        shelf.serial += 1
        shelf.abort?.abort()
        if (shops.get(port.name) === shelf) shops.delete(port.name)
      }
    },
    port: (name: string) => shops.get(name)?.port,
    /** Loads what an address changes for some of the shops. */
    loadFor(to: Address, reason: Reason, which: (port: ShopPort) => boolean = () => true): void {
      for (const shelf of shops.values()) {
        if (which(shelf.port) && !isSame(shelf, to)) void load(shelf, to, reason)
      }
    },
    retry(name: string): void {
      const shelf = shops.get(name)
      if (shelf) void load(shelf, address(), 'retry')
    },
    /** Sends a product to the basket in the page's one line of changes, and shows the listing that comes with it. */
    async send(name: string, { fields, button }: Addition): Promise<'added' | 'failed' | 'left'> {
      const shelf = shops.get(name)
      if (!shelf || !raiseNative('adding', { source: 'tillkit', button, data: { ...fields } })) return 'failed'
      const serial = (shelf.serial += 1)
      shelf.abort?.abort()
      setPhase(name, 'loading')
      const url = urlOf(address())
      try {
        const text = await deps.cart.queue.change((signal) => ask(name, url, fields, signal))
        const answer = readAnswer(text ?? '')
        if (answer.kind === 'redirect') {
          deps.browser.leave(answer.url)
          return 'left'
        }
        if (answer.kind !== 'listing' || !answer.cart) throw new Error('No basket in the answer')
        forget()
        // The basket has the product, whatever came of the listing.
        if (!show(shelf, serial, answer, 'add') && shelf.serial === serial) setPhase(name, 'ready')
        const { fragments = {}, hash = '' } = answer.cart
        raiseChanged('added', { source: 'tillkit', fragments, cartHash: hash, args: [fragments, hash] })
        return 'added'
      } catch (cause) {
        // What was shown as loading for a filter meanwhile goes on.
        fail(shelf, serial, 'add')
        raiseNative('failed', { source: 'tillkit', action: 'add', button, message: '', cause })
        return 'failed'
      }
    },
    async prefetch(name: string, page: number): Promise<void> {
      const shelf = shops.get(name)
      if (!shelf || fetching) return
      const to = withPage(address(), pageName(shelf.port.listed().position), page)
      const key = keyOf(shelf, to)
      if (cache.get(key) !== undefined) return
      const mine = (fetching = new AbortController())
      try {
        keep(name, key, readAnswer(await ask(name, urlOf(to), {}, mine.signal)))
      } catch (cause) {
        // It was only for later: the page asks again when it is wanted.
        if (!(cause instanceof CallFailed)) throw cause
      } finally {
        if (fetching === mine) fetching = undefined
      }
    },
    /** The basket has changed: what listings say of it may be out of date. */
    forget,
    end() {
      for (const { abort } of shops.values()) abort?.abort()
      fetching?.abort()
    },
  }
}
