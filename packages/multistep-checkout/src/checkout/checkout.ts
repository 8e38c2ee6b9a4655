import { invoke, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { callShop, emitLegacy, onLegacy, pageJQuery } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { createExpanded, createCollapsibleParts } from '../shared/collapsible-parts.ts'
import { restoreTyped, saveTyped } from '../shared/typed-storage.ts'
import { anatomy, events, SHOP_FORM } from './anatomy.ts'
import type { Checkout, CheckoutHost, CheckoutState } from './context.ts'
import { createErrors } from './errors/errors.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { coverReview } from './order-review/order-review.ts'
import { readCheckoutParams } from './params.schema.ts'
import { createButtonApi, createPayment } from './payment/payment.ts'
import { answerTouches } from './first-touch.ts'
import { createRecalculation } from './recalculate/recalculate.ts'
import { bindToggles } from './toggles/toggles.bind.ts'

const loadOrderPay = () => import('./order-pay.late.ts')

/** The classic checkout form, and the page on which an order is paid later. The part of `wc-checkout`. */
export const checkout = defineBehaviour({
  ...manifest,
  messages,
  options,
  read: readCheckoutParams,
  start(host) {
    if (!(host.element instanceof HTMLFormElement)) return
    const unit = createUnit(host, host.element)
    // The shop's own answer says what is wrong, with words of the shop's.
    adoptAs(host, unit.form, { attributes: { novalidate: 'novalidate' } })
    if (invoke(unit.form, 'matches', SHOP_FORM)) startCheckout(unit)
    else startOrderPay(unit)
  },
})

function createUnit(host: CheckoutHost, form: HTMLFormElement): Checkout {
  const store = createStore<CheckoutState>(() => ({ isRecalculating: false, isLeaving: false, isSent: false }))
  return { host, form, store, call: callShop, slides: createCollapsibleParts(host), expanded: createExpanded(host) }
}

function startCheckout(unit: Checkout): void {
  const { host, form } = unit
  const errors = createErrors(host)
  const payment = createPayment(unit, createButtonApi(form, errors))
  const recalculation = createRecalculation(unit, { errors, payment })
  answerTouches(unit, { errors, payment, recalculation })
  coverReview(unit)
  bindToggles(unit)
  // In the platform's order: themes and gateways count on it.
  const shipTo = invoke(form, 'querySelector', anatomy.shipTo)
  shipTo?.dispatchEvent(new Event('change', { bubbles: true }))
  payment.init()
  restoreTypedFields(unit)
  if (!host.config.isCheckout) return
  onLegacy(document.body, events.init, host.guard(() => recalculation.ask()), host)
  if (pageJQuery()) emitLegacy(document.body, events.init)
  else recalculation.ask()
}

/**
 * Gives back what was typed before the page was loaded anew, or left without an order: at once, and into lists of states once they are
 * those of their country.
 */
function restoreTypedFields({ host, form, store }: Checkout): void {
  listen(host, window, 'pagehide', () => store.getState().isSent || saveTyped(form, anatomy.payment))
  const giveBack = () => restoreTyped(form)
  giveBack()
  onLegacy(document.body, events.addressReady, giveBack, host)
  listen(host, document, events.countryChanged, giveBack)
}

function startOrderPay(unit: Checkout): void {
  const errors = createErrors(unit.host)
  createPayment(unit, createButtonApi(unit.form, errors)).init()
  unit.host.load(unit.host, loadOrderPay, ({ guardOrderPay }) => guardOrderPay(unit))
}
