import { reloadOnce } from '@tillkit/platform/cart'
import { saveTyped } from '../shared/kept-typed.ts'
import { anatomy } from './anatomy.ts'
import type { Checkout } from './context.ts'

/**
 * Loads the page anew, with what was typed, unless that was done already and has not helped. Nothing is ordered any more on a page that
 * goes.
 * @returns whether it goes
 */
export function reloadPage({ form, store }: Pick<Checkout, 'form' | 'store'>): boolean {
  // Before, for those who are asked whether the page may go do as they like.
  store.setState({ isLeaving: true })
  const isLeaving = reloadOnce()
  if (isLeaving) saveTyped(form, anatomy.payment)
  else store.setState({ isLeaving })
  return isLeaving
}
