import { listen, readCookie } from '@tillkit/dom'
import { emitLegacy, onLegacy, pageJQuery } from '@tillkit/platform'
import { CART_COOKIES } from '@tillkit/platform/cart'
import type { UpdateArgs } from '@tillkit/platform/checkout'
import { events } from '../anatomy.ts'
import type { Checkout } from '../context.ts'
import { isBusy } from '../placing/is-busy.ts'
import { hasFullAddress, totalsKey } from './request.ts'
import { createRuns } from './runs.ts'
import { createShowTotals, type TotalsDeps } from './show-totals.ts'
import { followChanges } from './triggers.ts'

/** How long askers are gathered, in ms. */
const GATHER = 5
/** How many requests an order waits for at most: a listener may ask for ever. */
const MOST_RUNS = 8

/** Totals, as the shop reckons them. */
export interface Recalculation {
  /** Asks for new totals, as everybody may, by the platform's event. */
  ask(args?: UpdateArgs): void
  /** Whether the totals on the page are those of what is in the form, as far as is known. */
  isUpToDate(): boolean
  /** Resolves when they are, or could not be had. */
  settle(): Promise<void>
  /** Stops waiting for somebody who types. */
  cancelTimer(): void
  /** Gives a request up that is on its way, or about to be. */
  abort(): void
}

/** Makes what keeps totals up to date. */
export function createRecalculation(unit: Checkout, deps: TotalsDeps): Recalculation {
  const { host, form } = unit
  const show = createShowTotals(unit, deps)
  let gathering: { readonly timer: ReturnType<typeof setTimeout>; readonly args: UpdateArgs; readonly isEcho: boolean } | undefined
  const stopGathering = () => {
    const gathered = gathering
    clearTimeout(gathered?.timer)
    gathering = undefined
    return gathered
  }
  const hear = (args: UpdateArgs) => {
    triggers.cancel()
    deps.payment.cleanUp()
    stopGathering()
    const isEcho = show.isTelling()
    const run = host.guard(() => {
      gathering = undefined
      runs.start(args, isEcho)
    })
    gathering = { args, isEcho, timer: setTimeout(run, GATHER) }
  }
  const ask = (args?: UpdateArgs) => {
    if (pageJQuery()) emitLegacy(document.body, events.update, args ? [args] : [])
    else hear(args ?? {})
  }
  const runs = createRuns(unit, show, { again: ask, idle: () => deps.payment.init() })
  const triggers = followChanges(host, (field) => ask({ current_target: field }))
  onLegacy(document.body, events.update, host.guard((_event, args) => hear(Object(args) as UpdateArgs)), host)
  askAgain(unit, { isNeeded: () => runs.hasFailed(), isStale: () => isOlderThanCart(runs.shown()?.cart), ask })
  host.onEnd(stopGathering)
  const isCurrent = () => {
    const { key } = runs.shown() ?? {}
    return key === undefined || key === totalsKey(form)
  }
  return {
    ask,
    isUpToDate() {
      const isQuiet = !gathering && !runs.running() && !triggers.isWaiting() && !runs.hasFailed()
      return (isQuiet && isCurrent()) || !hasFullAddress(form)
    },
    cancelTimer: triggers.cancel,
    abort() {
      stopGathering()
      runs.abort()
    },
    async settle() {
      triggers.cancel()
      if (!gathering && runs.running()?.key !== totalsKey(form)) runs.start({})
      // Others ask at the same moment, and who hears of new totals may ask for newer ones.
      for (let times = MOST_RUNS; times > 0 && (gathering ?? runs.running()); times -= 1) {
        const waiting = stopGathering()
        if (waiting) runs.start(waiting.args, waiting.isEcho)
        await runs.running()?.done
      }
    },
  }
}

/** Whether the cart has changed since: another tab may have filled it, or ordered it. */
const isOlderThanCart = (cart: string | undefined) => cart !== undefined && cart !== readCookie(CART_COOKIES.hash)

/** What asks again by itself. */
interface AskAgain {
  readonly isNeeded: () => boolean
  readonly isStale: () => boolean
  readonly ask: () => void
}

/** Asks again when the network is back, and when the shopper comes back to a page that is out of date. */
function askAgain({ host, form }: Checkout, { isNeeded, isStale, ask }: AskAgain): void {
  // An order that is being placed has emptied the cart: its answer takes the form away.
  listen(host, window, 'online', () => !isBusy(form) && isNeeded() && ask())
  listen(host, document, 'visibilitychange', () => !document.hidden && !isBusy(form) && isStale() && ask())
}
