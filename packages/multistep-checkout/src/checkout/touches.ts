import { invoke } from '@tillkit/dom'
import { bringOnTouch } from '@tillkit/mount'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { anatomy, COUPON_FORM, OWN_LINK, SHOP_FORM } from './anatomy.ts'
import type { Checkout } from './context.ts'
import type { CheckoutParts } from './parts.ts'

const load = () => import('./touched.late.ts')

/** What is held until that has come. */
const CLAIMS = [{ type: 'submit', selector: `${SHOP_FORM},${COUPON_FORM}` }, { selector: `${OWN_LINK},${anatomy.termsLink}` }] as const

/**
 * Brings what a checkout does once it is touched, with the first touch. An order that is sent before that has come waits for it, by
 * whomever it is sent; where it cannot be had, the form posts as the browser does.
 */
export function answerTouches(unit: Checkout, parts: CheckoutParts): void {
  const { host, form, slides } = unit
  let place: (() => Promise<void>) | undefined
  for (const coupon of document.querySelectorAll(COUPON_FORM)) void slides.show(coupon, false)
  const bring = bringOnTouch(host, host, {
    claims: CLAIMS,
    load,
    use: ({ startTouched }) => {
      place = startTouched(unit, parts)
    },
  })
  onLegacy(form, 'submit', host.guard(async (event: LegacyEvent) => {
    event.preventDefault()
    if (!place) await bring()
    if (host.signal.aborted) return
    if (place) await place()
    else invoke(form, 'submit')
  }), host)
}
