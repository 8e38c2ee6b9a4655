/** What a checkout needs once somebody touches it: coupons, login, terms and the order; and what tells totals that follow from those that stand. */
export { bindCoupons } from './coupon/coupon.bind.ts'
export { createOrderErrors } from './errors/order-errors.ts'
export { validateAll } from './errors/go-to-field.ts'
export { isStill } from './order-review/unchanged-fragment.ts'
export { createBusy } from './placing/form-busy.ts'
export { createPlacing } from './placing/placing.ts'
export { announceTotal } from './recalculate/announce-total.ts'
export { bindLinks } from './toggles/links.bind.ts'
