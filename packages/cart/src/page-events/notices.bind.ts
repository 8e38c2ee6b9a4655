import { createDebounce, type EndableLife } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { guardFocus, newNotice, noticesOnPage } from '@tillkit/platform/cart'
import { focusBriefly } from '@tillkit/ui/plain'
import { CART_CHANGED, FOCUS_DELAY } from './anatomy.ts'

/** A new notice takes the focus when the page comes with one, and when the cart was changed. */
export function focusNotices(host: Host): void {
  const focusing = createDebounce(host)
  // Each answer brings notices of its own; those of a long visit must not all be kept for the end.
  let marked: EndableLife | undefined
  guardFocus(host)
  const plan = (preventScroll: boolean, find: () => HTMLElement | undefined) => {
    focusing.schedule(FOCUS_DELAY, () => {
      const notice = find()
      if (!notice) return
      marked?.end()
      marked = focusBriefly(host, notice, preventScroll)
    })
  }
  // Not when the shopper was faster than our code, or than the delay.
  plan(false, () => (document.activeElement === document.body ? noticesOnPage()[0] : undefined))
  onLegacy(document.body, CART_CHANGED, () => plan(true, newNotice), host)
}
