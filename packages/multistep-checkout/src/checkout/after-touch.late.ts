import type { Checkout } from './context.ts'
import { bindCoupons } from './coupon/coupon.bind.ts'
import { createOrderErrors } from './errors/order-errors.ts'
import type { CheckoutParts } from './parts.ts'
import { createBusy } from './placing/form-busy.ts'
import { createPlacing } from './placing/placing.ts'
import { sayTotal } from './recalculate/say-total.ts'
import { bindLinks } from './toggles/links.bind.ts'

export { validateAll } from './errors/validate-form.ts'
export { isStill } from './order-review/unchanged-fragment.ts'

/** What a checkout does once somebody touches it: coupons, login, terms, and the order. @returns places an order */
export function startTouched(unit: Checkout, { errors, payment, recalculation }: CheckoutParts): () => Promise<void> {
  const busy = createBusy(unit)
  const coupons = bindCoupons(unit, { recalculation, refused: errors.refused })
  bindLinks(unit)
  sayTotal(unit.host)
  return createPlacing(unit, { errors: createOrderErrors(unit.host, errors, busy), payment, recalculation, busy, coupons })
}
