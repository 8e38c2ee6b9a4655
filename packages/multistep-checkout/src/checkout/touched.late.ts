import type { Checkout } from './context.ts'
import { bindCoupons } from './coupon/coupon.late.ts'
import { createOrderErrors } from './errors/order-errors.late.ts'
import type { CheckoutParts } from './parts.ts'
import { createBusy } from './placing/busy.late.ts'
import { createPlacing } from './placing/placing.late.ts'
import { sayTotal } from './recalculate/say-total.late.ts'
import { bindLinks } from './toggles/links.late.ts'

export { validateAll } from './errors/validate.late.ts'
export { isStill } from './order-review/still.late.ts'

/** What a checkout does once somebody touches it: coupons, login, terms, and the order. @returns places an order */
export function startTouched(unit: Checkout, { errors, payment, recalculation }: CheckoutParts): () => Promise<void> {
  const busy = createBusy(unit)
  const coupons = bindCoupons(unit, { recalculation, refused: errors.refused })
  bindLinks(unit)
  sayTotal(unit.host)
  return createPlacing(unit, { errors: createOrderErrors(unit.host, errors, busy), payment, recalculation, busy, coupons })
}
