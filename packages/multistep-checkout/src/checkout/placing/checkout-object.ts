import { pageJQuery } from '@tillkit/platform'
import { anatomy, SHOP_FORM } from '../anatomy.ts'
import type { Payment, Recalculation } from '../context.ts'
import type { OrderErrors } from '../errors/order-errors.ts'
import { paymentMethodOf } from '../recalculate/totals-fields.ts'

/** What the object that gateways get is made of. */
export interface CheckoutObjectDeps {
  readonly form: HTMLFormElement
  readonly errors: OrderErrors
  readonly payment: Payment
  readonly recalculation: Recalculation
}

/** jQuery with the platform's covering plugin, where the page has it. */
type Coverable = JQuery & { block?: (options: object) => unknown }

/**
 * Makes the object that gateways get with each question, with the members of the platform's own that they use. Nobody is asked
 * whether to leave the page.
 */
export function createCheckoutObject({ form, errors, payment, recalculation }: CheckoutObjectDeps): object {
  const wrap = (selector: string) => pageJQuery()?.(selector)
  return {
    get $checkout_form() {
      return wrap(SHOP_FORM)
    },
    get $order_review() {
      return wrap(anatomy.review)
    },
    get selectedPaymentMethod() {
      return payment.selected() ?? false
    },
    xhr: { abort: recalculation.abort },
    updateTimer: false,
    dirtyInput: false,
    get_payment_method: () => paymentMethodOf(form),
    submit_error: (html: unknown) => errors.fail(String(html), { outcome: 'refused' }),
    scroll_to_notices: errors.scroll,
    blockOnSubmit(wrapped: Coverable) {
      if (wrapped.data?.('blockUI.isBlocked') !== 1) wrapped.block?.({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } })
    },
    attachUnloadEventsOnSubmit: () => undefined,
    detachUnloadEventsOnSubmit: () => undefined,
    init_payment_methods: payment.init,
    reset_update_checkout_timer: recalculation.cancelTimer,
    trigger_update_checkout: () => recalculation.ask(),
  }
}
