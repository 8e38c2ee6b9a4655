import { form, unusable } from '@tillkit/platform/requests'
import { readAnswer, unreadable, type ListingAnswer } from './listing.schema.ts'
import { concernOf, pageName, requestAddress, withPage, type Names } from '../address/listing-address.ts'
import type { Address } from '../address/query.ts'
import { createAnswerCache } from './cache.ts'
import { createShelf, phaseOf, type Question, type Shelf } from './listed.ts'
import type { ShopPhase } from './listing.state.ts'
import type { Ahead, Fields, ListingDeps, Reason, ShopPort } from './listing.types.ts'

/** What loading has to know of the state. */
export interface LoadingOptions {
  readonly deps: ListingDeps
  readonly names: () => Names
  readonly address: () => Address
  readonly setPhase: (shop: string, phase: ShopPhase) => void
}

/** What is loaded of an address. */
interface LoadOptions {
  /** Which of the shops may; default all. */
  readonly which?: (port: ShopPort) => boolean
  /** What else is sent: then an answer is for once. */
  readonly fields?: Fields | undefined
}

/** Why an answer is of no use. */
const uselessness = (answer: ListingAnswer): unknown => ('cause' in answer ? answer.cause : new Error('No listing in the answer'))

/** The requests of the page's shops. */
export type Loading = ReturnType<typeof createLoading>

/** Makes them. Each shop has answers of its own: one never waits for, or drops, another's. */
export function createLoading({ deps, names, address, setPhase }: LoadingOptions) {
  const shelves = new Set<Shelf>()
  /** Of each name the shop that came last: a copy, such as a slider makes, shows what is asked for as long as it is there. */
  const shelfOf = (name: string) => [...shelves].findLast(({ port }) => port.name === name)
  const isHere = (shelf: Shelf) => shelfOf(shelf.port.name) === shelf
  const shops = () => [...shelves].filter(isHere)
  const cache = createAnswerCache(deps.now)
  let ahead: Ahead | undefined

  /** Asks the shop; `mutates` says whether that changes the basket. */
  const ask = async (shelf: Shelf, url: string, fields: Fields, signal: AbortSignal, mutates = false): Promise<ListingAnswer> => {
    const answer = await deps.call(url, { body: form({ ags_wc_filters_ajax_shop: shelf.port.name, ...fields }), signal, mutates })
    const read = readAnswer(answer.text)
    if (read) return read
    throw unusable(answer, { mutates })
  }
  /** Asks for what is to be shown. Notices come only once: whoever asks for them shows them. */
  const askNow = (shelf: Shelf, { to }: Question, fields: Fields, signal: AbortSignal, mutates?: boolean) => {
    const url = requestAddress(to, names())
    shelf.port.asking(url)
    return ask(shelf, url, { ags_wc_filters_ajax_notices: deps.notices.names(), ...fields }, signal, mutates)
  }
  const question = (shelf: Shelf, to: Address): Question => ({ to, at: (shelf.asked += 1) })
  const concern = ({ port }: Shelf, to: Address) => concernOf(to, port.listed(), names(), shops().map((one) => one.port.order))
  /** What a shop shows at an address is its own: its order and page, and the filters of the target. */
  const isSame = (shelf: Shelf, one: Address, other: Address) => concern(shelf, one) === concern(shelf, other)
  const isShown = (shelf: Shelf) => isSame(shelf, shelf.shown, shelf.wanted)
  const keyOf = (shelf: Shelf, to: Address) => `${shelf.port.name} ${concern(shelf, to)}`
  const tell = (shelf: Shelf) => {
    if (isHere(shelf)) setPhase(shelf.port.name, phaseOf(shelf, isShown(shelf)))
  }

  /** Shows a listing, where nothing else is wanted by now and nothing newer is shown. */
  const show = (shelf: Shelf, { to, at }: Question, html: string, reason: Reason) => {
    const isDue = isHere(shelf) && at > shelf.answered && isSame(shelf, to, shelf.wanted)
    if (isDue) Object.assign(shelf, { answered: at, shown: to })
    tell(shelf)
    if (isDue) shelf.port.show(html, reason)
  }

  /** Does what an answer says. @returns whether it was of use */
  const take = (shelf: Shelf, asked: Question, answer: ListingAnswer, reason: Reason): boolean => {
    if (answer.kind === 'redirect') return (shelf.isLeaving = deps.browser.leave(answer.url))
    if (answer.kind !== 'listing') return false
    const html = answer.shops[shelf.port.name]
    if (html !== undefined) show(shelf, asked, html, reason)
    deps.notices.show(answer.notices)
    return html !== undefined
  }

  const fail = (shelf: Shelf, reason: Reason, answer?: ListingAnswer) => {
    tell(shelf)
    if (isHere(shelf) && !isShown(shelf)) shelf.port.failed(reason, answer && uselessness(answer))
  }

  /**
   * Loads a listing. One that is known is shown at once and asked for again, except by Back and Forward. Then no answer, or
   * one that comes too late, changes nothing, and none leads elsewhere: nobody waits for it.
   */
  const load = async (shelf: Shelf, to: Address, reason: Reason, fields?: Fields): Promise<void> => {
    shelf.load?.abort()
    shelf.keepPrinted?.(keyOf(shelf, shelf.shown), shelf.port.printed)
    Object.assign(shelf, { load: undefined, isLeaving: false, keepPrinted: undefined, wanted: to })
    const key = keyOf(shelf, to)
    const fetched = ahead?.take(fields ? undefined : key)
    const ready = shelf.port.ready()
    const known = fields || fetched || ready ? undefined : cache.get(key)
    const isAgain = (shelf.isAgain = known !== undefined)
    if (isAgain) {
      show(shelf, question(shelf, to), known, reason)
      if (reason === 'return') return
    }
    const asked = question(shelf, to)
    const keep = fetched?.keep ?? cache.asked()
    const mine = (shelf.load = fetched?.controller ?? new AbortController())
    tell(shelf)
    if (fetched) shelf.port.asking(requestAddress(to, names()))
    const answer = await (fetched?.answer ?? askNow(shelf, asked, fields ?? {}, mine.signal).catch(unreadable))
    await (isAgain ? shelf.port.free() : ready)
    if (shelf.load !== mine) return
    shelf.load = undefined
    if (isAgain && answer.kind === 'redirect') return
    if (!take(shelf, asked, answer, isAgain ? 'refresh' : reason)) return fail(shelf, reason, answer)
    const html = answer.kind === 'listing' ? answer.shops[shelf.port.name] : undefined
    if (html !== undefined && !fields) keep(key, html)
  }

  /** Loads what an address changes for some of the shops, and what could not be loaded before. */
  const loadFor = (to: Address, reason: Reason, { which = () => true, fields }: LoadOptions = {}): void => {
    for (const shelf of shops()) {
      const isComing = isSame(shelf, shelf.wanted, to) && (shelf.load || isShown(shelf))
      if (which(shelf.port) && !isComing) void load(shelf, to, reason, fields)
    }
  }

  return {
    /** Takes a shop in that shows what an address says. */
    add(port: ShopPort, shown: Address): () => void {
      const shelf = createShelf(port, shown, cache.asked())
      shelves.add(shelf)
      return () => {
        const wasHere = isHere(shelf)
        shelf.load?.abort()
        shelves.delete(shelf)
        const next = shelfOf(port.name)
        if (!wasHere || !next) return
        // What is left of a copy shows what that one showed, or was to show.
        tell(next)
        loadFor(address(), 'filter', { which: (one) => one === next.port })
      }
    },
    port: (name: string) => shelfOf(name)?.port,
    loadFor,
    /**
     * Changes the basket in the page's one line of changes. The listing that comes with it is shown where it is still
     * wanted; a listing that is being loaded meanwhile is not disturbed.
     */
    async change(name: string, fields: Fields): Promise<ListingAnswer> {
      const shelf = shelfOf(name)
      if (!shelf) return unreadable(undefined)
      // The server answers a visitor's calls one after the other, and what it says of a basket is old in a moment.
      ahead?.drop()
      let asked = question(shelf, address())
      const run = (signal: AbortSignal) => askNow(shelf, (asked = question(shelf, address())), fields, signal, true)
      shelf.changes += 1
      tell(shelf)
      const answer: ListingAnswer = await deps.cart.queue.change(run).then((one) => one ?? unreadable(undefined), unreadable)
      shelf.changes -= 1
      const isOfUse = take(shelf, asked, answer, 'add')
      tell(shelf)
      return answer.kind === 'redirect' && !isOfUse ? unreadable(uselessness(answer)) : answer
    },
    /** What had been left is there again: the shop is not asked again for what led elsewhere. */
    cameBack(): void {
      cache.clear()
      for (const shelf of shops().filter(({ isLeaving }) => isLeaving)) {
        shelf.isLeaving = false
        if (isShown(shelf)) void load(shelf, address(), 'add')
        else fail(shelf, 'return')
      }
    },
    /** Fetches a page that will probably be wanted, unless it is at hand, or the shop is busy: its listing is on its way out then. */
    prefetch(name: string, page: number, createAhead: (now: () => number) => Ahead): void {
      const shelf = shelfOf(name)
      if (!shelf || shelf.load || phaseOf(shelf, isShown(shelf)) !== 'ready') return
      const to = withPage(address(), pageName(shelf.port.listed().position), page)
      const key = keyOf(shelf, to)
      if (isSame(shelf, to, shelf.shown) || cache.get(key) !== undefined) return
      ahead ??= createAhead(deps.now)
      ahead.fetch(key, cache.asked(), (signal) => ask(shelf, requestAddress(to, names()), {}, signal).catch(unreadable))
    },
    /** The basket has changed: what listings say of it may be out of date. */
    forget() {
      cache.clear()
      ahead?.drop()
    },
    end() {
      for (const { load: running } of shops()) running?.abort()
      ahead?.drop()
    },
  }
}
