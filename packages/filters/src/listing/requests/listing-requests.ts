import { requestAddress } from '../../address/listing-address.ts'
import type { Address } from '../../address/address-query.ts'
import { askToShow } from './listing.api.ts'
import { unreadable } from './listing.schema.ts'
import type { Fetched, Fields, Reason, ShopPort } from '../listing.types.ts'
import type { LoadingContext } from './requests.context.ts'
import { questionOf, type ShopState } from './listings.ts'

/** What is loaded of an address. */
export interface LoadOptions {
  /** Which of the shops may; default all. */
  readonly which?: (port: ShopPort) => boolean
  /** What else is sent: then an answer is for once. */
  readonly fields?: Fields | undefined
}

/** Loads what an address changes for some of the shops, and what could not be loaded before. */
export type LoadFor = (to: Address, reason: Reason, options?: LoadOptions) => void

/** What a shop is to show. */
interface Wanted {
  readonly to: Address
  readonly reason: Reason
  readonly fields?: Fields | undefined
}

/** What is on its way when a listing is loaded. */
interface OnTheWay {
  readonly fetched: Fetched | undefined
  /** Until what shows a listing is there. */
  readonly ready: Promise<void> | undefined
}

/** What loads listings. */
export interface Load {
  /**
   * Loads a listing. One that is known is shown at once and asked for again, except by Back and Forward. Then no answer, or
   * one that comes too late, changes nothing, and none leads elsewhere: nobody waits for it.
   */
  load(shop: ShopState, wanted: Wanted): Promise<void>
  readonly loadFor: LoadFor
}

/** Makes it. */
export function createLoad(context: LoadingContext): Load {
  const { shops, cache, answers, names } = context
  const { keyOf } = shops
  const fetch = async (shop: ShopState, { to, reason, fields }: Wanted, { fetched, ready }: OnTheWay) => {
    const { isAgain, port } = shop
    const key = keyOf(shop, to)
    const asked = questionOf(shop, to, isAgain ? 'refresh' : reason)
    const keep = fetched?.keep ?? cache.asked()
    const mine = (shop.load = fetched?.controller ?? new AbortController())
    shops.tell(shop)
    if (fetched) port.asking(requestAddress(to, names()))
    const answer = await (fetched?.answer ?? askToShow(context, port, { to, fields, signal: mine.signal }).catch(unreadable))
    await (isAgain ? port.free() : ready)
    // Something else is wanted by now.
    if (shop.load !== mine) return
    shop.load = undefined
    if (isAgain && answer.kind === 'redirect') return
    if (!answers.take(shop, asked, answer)) return answers.fail(shop, reason, answer)
    const html = answer.kind === 'listing' ? answer.shops[port.name] : undefined
    if (html !== undefined && !fields) keep(key, html)
  }
  const load: Load['load'] = async (shop, wanted) => {
    const { to, reason, fields } = wanted
    shop.load?.abort()
    shop.keepPrinted?.(keyOf(shop, shop.shown), shop.port.printed)
    Object.assign(shop, { load: undefined, isLeaving: false, keepPrinted: undefined, wanted: to })
    const key = keyOf(shop, to)
    const fetched = context.ahead?.take(fields ? undefined : key)
    // What shows a listing may be on its way still: nothing is shown before that.
    const ready = shop.port.ready()
    const known = fields || fetched || ready ? undefined : cache.get(key)
    shop.isAgain = known !== undefined
    if (known !== undefined) answers.show(shop, questionOf(shop, to, reason), known)
    if (known === undefined || reason !== 'return') await fetch(shop, wanted, { fetched, ready })
  }
  return {
    load,
    loadFor(to, reason, { which = () => true, fields } = {}) {
      for (const shop of shops.all()) {
        const isComing = keyOf(shop, shop.wanted) === keyOf(shop, to) && (shop.load || shops.isShown(shop))
        if (which(shop.port) && !isComing) void load(shop, { to, reason, fields })
      }
    },
  }
}
