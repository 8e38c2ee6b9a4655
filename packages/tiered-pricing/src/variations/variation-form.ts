import { live, whenReady } from '@tillkit/mount'
import { onVariation } from '@tillkit/platform/variations'
import { VARIATION_FORM } from './anatomy.ts'
import { chosenIn, type VariationBinding } from './variations.context.ts'

// Declared once, so that a later widget finds the code known.
const loadVariations = () => import('./variations.late.ts')

/**
 * Brings what follows the variation form when somebody comes to it, or a script of the page chooses in it: until then the page stays as
 * the server printed it. At once where a choice stands already. What could not be had is asked for again with the next choice, and minds
 * one that was made meanwhile.
 */
export function awaitVariations(binding: VariationBinding): void {
  const { host, scope } = binding
  const waiting = host.branch()
  const loadNow = () => host.load(waiting, loadVariations, ({ bindVariations }) => {
    waiting.end()
    bindVariations(binding)
  })
  if (host.store.getState().choice.status !== 'untouched') return loadNow()
  live(waiting, VARIATION_FORM, (form, life) => {
    if (!scope.ownsForm(form)) return
    if (chosenIn(form) > 0) loadNow()
    onVariation(form, { found: loadNow }, life)
    whenReady('interaction', form, life, loadNow)
  })
}
