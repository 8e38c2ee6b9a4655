import { type Life, timeout } from '@tillkit/dom'
import { SKIPPED } from '../mini-cart.anatomy.ts'
import { emitLegacy, pageJQuery, readGlobal } from '@tillkit/platform'
import { onCart, raiseChanged, raiseNative, raiseForOthers, wrapped } from '@tillkit/platform/cart'
import { cartPage, CHECKOUT, events } from './anatomy.ts'

/** How long the fragments of a removal may take, in ms: later ones are another change's. */
const FRAGMENTS_TIMEOUT_MS = 15_000

/** Whether this is the cart's own page, which brings itself up to date and says so. */
const isCartPage = () => readGlobal(cartPage.params) !== undefined || document.querySelector(cartPage.form) !== null

/** What has changed. */
export interface Change {
  /** Passed along as `SKIPPED`: it shows the change already. */
  readonly module: Element | undefined
  /** Else it is a quantity, or a line that is back. */
  readonly isRemoval: boolean
  /** What was pressed for a removal; its line has gone by now. */
  readonly removedBy?: Element | undefined
  readonly life: Life
}

/** Tells the page that a mini cart has changed the cart. */
export function raiseChange({ isRemoval, module, removedBy, life }: Change): void {
  const { body } = document
  if (isRemoval) {
    raiseNative('removed', { source: 'tillkit' })
    raiseWithFragments(removedBy, life)
    emitLegacy(body, events.refreshFragments)
  } else if (!isCartPage()) {
    raiseChanged('updated', { source: 'tillkit', args: [{ [SKIPPED]: wrapped(module) }] })
  }
  if (isCartPage()) {
    if (pageJQuery()) emitLegacy(body, events.updateCart)
    else raiseNative('refresh', { source: 'tillkit', reason: 'plugin' })
  }
  if (document.querySelector(CHECKOUT)) emitLegacy(body, events.updateCheckout)
}

/**
 * Raises `removed_from_cart` with the fragments that the page is brought up to date with. Without them it is not raised:
 * core's script would store whatever stands in their place.
 */
function raiseWithFragments(button: Element | undefined, life: Life): void {
  const waiting = life.branch()
  timeout(waiting, FRAGMENTS_TIMEOUT_MS, waiting.end)
  onCart('refreshed', ({ fragments, cartHash }) => {
    if (!fragments) return
    waiting.end()
    raiseForOthers('removed', { source: 'tillkit', fragments, cartHash, button })
  }, waiting)
}
