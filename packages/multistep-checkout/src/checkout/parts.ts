import type { Errors } from './errors/errors.ts'
import type { Payment } from './payment/payment.ts'
import type { Recalculation } from './recalculate/recalculate.ts'

/** What of a checkout is there from the first. */
export interface CheckoutParts {
  readonly errors: Errors
  readonly payment: Payment
  readonly recalculation: Recalculation
}
