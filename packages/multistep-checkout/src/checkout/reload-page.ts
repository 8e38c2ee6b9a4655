import { rememberWorking, reloadOnce } from '@tillkit/platform/cart'
import { saveTyped } from '../shared/typed-storage.ts'
import { anatomy } from './anatomy.ts'
import type { Checkout } from './context.ts'

/** What a checkout is loaded anew for: which of its calls the shop would not answer. */
export type ReloadReason = 'totals' | 'coupon' | 'order'

const wordOf = (reason: ReloadReason) => `checkout ${reason}`

/**
 * Loads the page anew, with what was typed, unless that was done already and has not helped, or the browser has no room for what was
 * typed: then the shopper is told, and decides. Nothing is ordered any more on a page that goes.
 * @returns whether it goes
 */
export function reloadPage({ form, store }: Pick<Checkout, 'form' | 'store'>, reason: ReloadReason): boolean {
  // Before, for those who are asked whether the page may go do as they like.
  store.setState({ isLeaving: true })
  const isLeaving = saveTyped(form, anatomy.payment) && reloadOnce(wordOf(reason))
  if (!isLeaving) store.setState({ isLeaving })
  return isLeaving
}

/** Says that what the page was loaded anew for works. */
export const rememberAnswered = (reason: ReloadReason): void => rememberWorking(wordOf(reason))
