import { closestTo, invoke, listen, within } from '@tillkit/dom'
import { loadOnTouch } from '@tillkit/mount'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { anatomy, classes, COUPON_FORM, OWN_LINK, SHOP_FORM } from './anatomy.ts'
import type { Checkout, CheckoutParts } from './context.ts'
import { errorWords } from './errors/error-list.ts'
import { removeAll, showGroup } from './errors/errors.ts'
import { isBusy } from './placing/form-busy.ts'

const load = () => import('./after-touch.late.ts')

/** What comes with the first touch. */
type AfterTouch = Awaited<ReturnType<typeof load>>

/** What is held until that has come. */
const CLAIMS = [{ type: 'submit', selector: `${SHOP_FORM},${COUPON_FORM}` }, { selector: `${OWN_LINK},${anatomy.termsLink}` }] as const

/** How long an order waits for that, in ms, before the form posts as the browser does. */
const CODE_TIMEOUT_MS = 3000

/**
 * Brings what a checkout does once it is touched, with the first touch. An order that is sent before that has come waits for it, by
 * whomever it is sent; where it cannot be had, the form posts as the browser does.
 */
export function answerTouches(unit: Checkout, parts: CheckoutParts): void {
  const { host, form, slides } = unit
  let place: (() => Promise<void>) | undefined
  for (const coupon of document.querySelectorAll(COUPON_FORM)) void slides.show(coupon, false)
  const loadNow = loadOnTouch(host, host, {
    claims: CLAIMS,
    load,
    use: (code) => {
      place = startTouched(unit, parts, code)
    },
  })
  const post = postOnce(unit)
  listen(host, document.body, 'click', async (event) => {
    const link = place ? null : closestTo(event, anatomy.formLink)
    if (!link) return
    event.preventDefault()
    await loadNow()
    // What nobody can open stands open: coupon and login post as the browser does.
    if (!place) for (const hidden of document.querySelectorAll(anatomy.linkedForm)) void slides.show(hidden, true)
  })
  onLegacy(form, 'submit', host.guard(async (event: LegacyEvent) => {
    // A form in this one, such as a coupon's, is sent by itself.
    if (event.target !== form) return
    const login = loginOf(event)
    // The login posts by itself, as the browser does; without a name it was Enter elsewhere that pressed its button.
    if (login?.isFilled) return
    event.preventDefault()
    if (login) return
    if (!place) await within(CODE_TIMEOUT_MS, loadNow())
    // What the browser has posted is on its way, though that has come meanwhile.
    if (host.signal.aborted || post.isDone()) return
    if (place) await place()
    // A gateway may have sent one by itself meanwhile.
    else if (!navigator.onLine) showOffline(unit, parts)
    else if (!isBusy(form)) post.now()
  }), host)
}

/** Says that the order was not sent: without a connection the browser would leave the form, and what was typed, for its error page. */
function showOffline({ form, host }: Checkout, { errors }: CheckoutParts): void {
  removeAll(anatomy.notices)
  showGroup(form, classes.updateGroup, errorWords(host.t('orderOffline')))
  errors.scroll()
}

/** Binds coupons, login and terms. @returns places an order */
function startTouched(unit: Checkout, { errors, payment, recalculation }: CheckoutParts, code: AfterTouch): () => Promise<void> {
  const busy = code.createBusy(unit)
  const coupons = code.bindCoupons(unit, { recalculation, refused: errors.refused })
  code.bindLinks(unit)
  code.announceTotal(unit.host)
  return code.createPlacing(unit, { errors: code.createOrderErrors(unit.host, errors, busy), payment, recalculation, busy, coupons })
}

/** The login whose button has sent the order's form, in which browsers leave it where a page builder prints it there. */
function loginOf({ originalEvent }: LegacyEvent): { readonly isFilled: boolean } | undefined {
  const { submitter, target } = (originalEvent ?? {}) as Partial<SubmitEvent>
  if (!submitter || !(target instanceof Element) || !invoke(submitter, 'matches', anatomy.loginButton)) return undefined
  return { isFilled: Boolean((invoke(target, 'querySelector', anatomy.loginName) as HTMLInputElement | null)?.value) }
}

/** What posts the form as its button would, once until the page comes back. */
function postOnce({ host, form, store }: Checkout): { now(): void; isDone(): boolean } {
  let isPosted = false
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: anatomy.orderField, value: '1' })
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => {
    // Also raised where a page is left before it was whole: what was posted is on its way then.
    if (!persisted) return
    isPosted = false
    store.setState({ isSent: false })
    field.remove()
  })
  return {
    isDone: () => isPosted,
    now() {
      isPosted = true
      store.setState({ isSent: true })
      invoke(form, 'append', field)
      invoke(form, 'submit')
    },
  }
}
