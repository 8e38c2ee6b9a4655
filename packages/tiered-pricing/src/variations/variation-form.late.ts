import { invoke } from '@tillkit/dom'
import { live, whenReady } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { QuantityFields } from '../quantity/quantity.ts'
import { events } from '../tiered-pricing.anatomy.ts'
import type { PricingHost } from '../tiered-pricing.host.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import { VARIATION_FORM, VARIATION_ID } from './variation-form.anatomy.late.ts'

/** What is bound to a variation form. */
export interface VariationBinding {
  readonly host: PricingHost
  readonly scope: Scope
  readonly quantity: QuantityFields
}

// Declared once, so that a later widget finds the code known.
const loadVariations = () => import('./variations.late.ts')

/**
 * Brings what follows the variation form when somebody comes to it, or a script of the page chooses in it: until then the page stays as
 * the server printed it. At once where a choice stands already. What could not be had is asked for again with the next choice, and minds
 * one that was made meanwhile.
 */
export function bindVariations(binding: VariationBinding): void {
  const { host, scope } = binding
  const waiting = host.branch()
  const bring = () => host.bring(waiting, loadVariations, (variations) => {
    waiting.end()
    variations.bindVariations(binding)
  })
  if (host.store.getState().choice.status !== 'untouched') return bring()
  live(waiting, VARIATION_FORM, (form, life) => {
    if (!scope.ownsForm(form)) return
    if (chosenIn(form) > 0) bring()
    onLegacy(form, events.found, bring, life)
    whenReady('interaction', form, life, bring)
  })
}

/** The id of the variation that is chosen in a form; 0 for none. */
export function chosenIn(form: Element): number {
  return Number((invoke(form, 'querySelector', VARIATION_ID) as HTMLInputElement | null)?.value) || 0
}
