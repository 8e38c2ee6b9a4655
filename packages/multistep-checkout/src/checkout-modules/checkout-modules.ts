import { defineBehaviour, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy, events, NESTED_APPLY } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { bindNotices } from './notices.ts'
import { bindReview } from './review.ts'

const loadCoupon = () => import('./coupon.late.ts')

/** Puts the page builder's modules of the checkout together: what their own script did, without asking every tenth of a second. */
export const checkoutModules = defineBehaviour({
  ...manifest,
  messages,
  read: () => undefined,
  start(host) {
    // The page builder shows the page there for editing it.
    if (document.body.classList.contains(anatomy.preview)) return
    bindNotices(host)
    bindReview(host)
    onLegacy(document.body, events.cartUpdated, dropSecondForms, host)
    let isAsked = false
    live(host, anatomy.apply, (button) => {
      if (isAsked || !button.matches(NESTED_APPLY)) return
      isAsked = true
      host.load(host, loadCoupon, ({ bindNestedCoupon }) => bindNestedCoupon(host))
    })
  },
})

/** A cart's list that is shown anew beside the one that was there. */
function dropSecondForms(): void {
  for (const list of document.querySelectorAll(anatomy.cartList)) {
    for (const form of [...list.querySelectorAll(anatomy.cartForm)].slice(1)) form.remove()
  }
}
