import { timeout, listen, native } from '@tillkit/dom'
import { askVeto, escapeHtml } from '@tillkit/platform'
import { raiseCheckout } from '@tillkit/platform/checkout'
import { anatomy, events } from '../anatomy.ts'
import { forgetTyped } from '../../shared/typed-storage.ts'
import type { Checkout, Payment, Recalculation } from '../context.ts'
import type { Coupons } from '../coupon/coupon.bind.ts'
import { errorNotice, errorWords } from '../errors/error-list.ts'
import type { OrderErrors } from '../errors/order-errors.ts'
import { paymentMethodOf } from '../recalculate/totals-fields.ts'
import { isUpToDate, settleOthers, settleTotals } from '../recalculate/settle-totals.ts'
import { isBusy, type Busy } from './form-busy.ts'
import { createCheckoutObject } from './checkout-object.ts'
import { leaveFor, sendOrder, type OrderOutcome } from './send-order.ts'
import { rememberAnswered, reloadPage } from '../reload-page.ts'

/** After how long a shopper who waits is told that it goes on, in ms. */
const STILL_PLACING_AFTER_MS = 20_000

/** What an order is placed with. */
export interface PlacingDeps {
  readonly errors: OrderErrors
  readonly payment: Payment
  readonly recalculation: Recalculation
  readonly busy: Busy
  readonly coupons: Coupons
}

/** Places orders: one for each time that the shopper wants one. @returns places one, as the form's submit does */
export function createPlacing(unit: Checkout, deps: PlacingDeps): () => Promise<void> {
  const { host, form, store } = unit
  const { recalculation, errors, busy, coupons } = deps
  const checkoutObject = createCheckoutObject({ form, ...deps })
  /** From the first press until the answer: nothing is sent twice, whatever becomes of the class. */
  let isUnderWay = false
  const send = async () => {
    isUnderWay = true
    // Totals after an order are those of an empty cart, whose answer takes the form away.
    recalculation.abort()
    busy.start()
    // An answer may be there, and read out, before that is said.
    host.announce(() => (isUnderWay ? host.t('placing') : ''))
    const stillPlacing = timeout(host, STILL_PLACING_AFTER_MS, () => host.announce(host.t('stillPlacing')))
    const outcome = await sendOrder(unit)
    stillPlacing.end()
    isUnderWay = false
    if (!host.signal.aborted) return applyResult(unit, deps, { outcome, checkoutObject })
    // The form has gone meanwhile, its order is placed.
    if (outcome.kind !== 'success') return
    forgetTyped()
    leaveFor(outcome.redirect)
  }
  const decide = async () => {
    const vote = askGateways(form, checkoutObject)
    if (vote === 'failed') return errors.fail(errorWords(host.t('gatewayFailed')), { outcome: 'not-sent' })
    const isWanted = vote === 'free' && raiseCheckout('placing', { form, paymentMethod: paymentMethodOf(form) })
    // Who was asked may have sent it meanwhile.
    if (isWanted && !isUnderWay) await send()
  }
  const place = async () => {
    recalculation.cancelTimer()
    if (isUnderWay || isBusy(form) || store.getState().isLeaving) return
    const isCurrent = () => !coupons.isAsking() && isUpToDate(form, recalculation)
    const wasCurrent = isCurrent()
    const others = recalculation.others.filter((call) => call.state() === 'pending')
    if (wasCurrent && others.length === 0) return decide()
    isUnderWay = true
    const seen = totalOnPage()
    try {
      // Who counts on a coupon that was not taken has the shop's words for it, and presses again.
      if (!(await coupons.settled())) return
      if (others.length > 0) await settleOthers(others)
      // What another script has just shown is not asked for once more.
      if (!wasCurrent || !isCurrent()) await settleTotals(form, recalculation)
    } finally {
      isUnderWay = false
    }
    // A gateway may have sent one by itself meanwhile, and closed the form for that.
    if (host.signal.aborted || store.getState().isLeaving || isBusy(form) || !native(form, 'isConnected')) return
    const total = totalOnPage()
    if (host.options.confirmTotal && seen && total && seen !== total) {
      return errors.fail(errorWords(host.t('totalChanged', { total })), { outcome: 'not-sent' })
    }
    return decide()
  }
  // A page that comes back is asked anew: the order may have been placed meanwhile.
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => {
    if (!persisted) return
    busy.end()
    store.setState({ isLeaving: false })
    recalculation.ask()
  })
  return place
}

/** Asks whether the shop's and the chosen gateway's handlers let the order go. */
function askGateways(form: HTMLFormElement, checkoutObject: object) {
  const method = String(paymentMethodOf(form))
  const vote = askVeto(form, events.placing, [checkoutObject])
  return vote === 'free' ? askVeto(form, `${events.placing}_${method}`, [checkoutObject]) : vote
}

const totalOnPage = () => document.querySelector(anatomy.total)?.textContent.trim()

interface OrderResult {
  readonly outcome: OrderOutcome
  readonly checkoutObject: object
}

/** Takes in what became of an order. */
function applyResult({ host, form, store }: Checkout, { errors, recalculation }: PlacingDeps, { outcome, checkoutObject }: OrderResult): void {
  const { t, config } = host
  const unknown = errorNotice(`<p>${escapeHtml(t('orderUnknown'))}</p>${config.troubleHtml}`)
  const trouble = config.troubleHtml ? errorNotice(config.troubleHtml) : errorWords(t('orderFailed'))
  errors.clearFields()
  switch (outcome.kind) {
    case 'success': {
      forgetTyped()
      rememberAnswered('order')
      store.setState({ isSent: true })
      // Who says no goes on by itself. The form stays as it is: its order is placed.
      const isFree = askVeto(form, events.placed, [outcome.data, checkoutObject]) !== 'vetoed'
      if (isFree && !leaveFor(outcome.redirect)) errors.fail(unknown, { outcome: 'unknown' })
      return
    }
    case 'failure':
      if (outcome.reload && reloadPage({ form, store }, 'order')) return
      if (!outcome.reload) rememberAnswered('order')
      if (outcome.refresh) recalculation.ask()
      if (outcome.messages) return errors.refuse(outcome.messages)
      return errors.fail(outcome.reload ? errorWords(t('outdated')) : trouble, { outcome: 'refused' })
    case 'not-sent':
      return errors.fail(errorWords(t('orderOffline')), { outcome: 'not-sent', cause: outcome.cause })
    case 'refused':
      return errors.fail(trouble, { outcome: 'refused', cause: outcome.cause })
    case 'unknown':
      return errors.fail(unknown, { outcome: 'unknown', cause: outcome.cause })
  }
}
