import { createDebounce, listen, type Life } from '@tillkit/dom'
import { emitLegacy, onLegacy, pageJQuery, isOurCall } from '@tillkit/platform'
import { cartNow } from '@tillkit/platform/cart'
import type { UpdateArgs } from '@tillkit/platform/checkout'
import { events, CALL_SENT, endpoints } from '../anatomy.ts'
import type { Checkout, Gathered, Recalculation, OthersCall } from '../context.ts'
import { isBusy } from '../placing/form-busy.ts'
import { createRuns } from './totals-requests.ts'
import { createShowTotals, type TotalsDeps } from './show-totals.ts'
import { followChanges } from './triggers.ts'

/** How long askers are gathered, in ms. */
const GATHER = 5

/** Makes what keeps totals up to date. */
export function createRecalculation(unit: Checkout, deps: TotalsDeps): Recalculation {
  const { host } = unit
  const show = createShowTotals(unit, deps)
  const askers = createDebounce(host)
  let gathering: Gathered | undefined
  const stopGathering = () => {
    const gathered = gathering
    askers.cancel()
    gathering = undefined
    return gathered
  }
  const hear = (args: UpdateArgs) => {
    triggers.cancel()
    deps.payment.cleanUp()
    stopGathering()
    const isEcho = show.isTelling()
    gathering = { args, isEcho }
    askers.schedule(GATHER, () => {
      gathering = undefined
      runs.start(args, isEcho)
    })
  }
  const ask = (args?: UpdateArgs) => {
    if (pageJQuery()) emitLegacy(document.body, events.update, args ? [args] : [])
    else hear(args ?? {})
  }
  const runs = createRuns(unit, show, { again: ask, idle: () => deps.payment.init() })
  const triggers = followChanges(host, (field) => ask({ current_target: field }))
  onLegacy(document.body, events.update, host.guard((_event, args) => hear(Object(args) as UpdateArgs)), host)
  // Another tab may have filled the cart, or ordered it.
  const isStale = () => runs.shown().cart !== cartNow()
  askAgain(unit, { isNeeded: () => runs.hasFailed(), isStale, ask })
  host.onEnd(stopGathering)
  return {
    ask,
    runs,
    others: traceOthersCalls(host),
    gathered: { isThere: () => gathering !== undefined, take: stopGathering },
    isQuiet: () => !gathering && !runs.running() && !triggers.isWaiting() && !runs.hasFailed() && !isStale(),
    cancelTimer: triggers.cancel,
    abort() {
      stopGathering()
      runs.abort()
    },
  }
}

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

/** Notes what other scripts of the page ask for totals by a call of their own, as far as jQuery tells of it. */
function traceOthersCalls(life: Life): readonly OthersCall[] {
  const calls: OthersCall[] = []
  onLegacy(document, CALL_SENT, (_event, call, settings) => {
    if (!isOurCall(settings) && (settings as JQueryAjaxSettings).url?.includes(endpoints.review)) calls.push(call as OthersCall)
  }, life)
  return calls
}
