import { invoke } from '@tillkit/dom'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import type { PricingHost } from '../tiered-pricing.store.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import { VARIATION_ID } from './anatomy.ts'

/** What is bound to a variation form. */
export interface VariationBinding {
  readonly host: PricingHost
  readonly scope: Scope
  readonly quantity: QuantityFields
}

/** The id of the variation that is chosen in a form; 0 for none. */
export function chosenIn(form: Element): number {
  return Number((invoke(form, 'querySelector', VARIATION_ID) as HTMLInputElement | null)?.value) || 0
}
