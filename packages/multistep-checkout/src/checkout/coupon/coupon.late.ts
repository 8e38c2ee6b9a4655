import { clickOnSpace, closestTo, type EndableLife, invoke, listen, parseFragment } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { isFree, raiseNative } from '@tillkit/platform/cart'
import { form as formBody, RequestFailed } from '@tillkit/platform/requests'
import { anatomy, classes, COUPON_FORM, endpoints } from '../anatomy.ts'
import type { Checkout } from '../context.ts'
import { errorWords } from '../errors/error-list.late.ts'
import { removeAll } from '../errors/errors.ts'
import { isBusy } from '../placing/is-busy.ts'
import type { Recalculation } from '../recalculate/recalculate.ts'
import { reloadPage } from '../reload.ts'
import { createCouponErrors, type CouponErrors } from './coupon-errors.late.ts'
import { touched, touchedClasses, touchedEvents } from '../touched.anatomy.late.ts'

/** How long the coupon's form takes to open and close, in ms. */
const SLIDE = 400

/** What coupons are tried with. */
interface CouponDeps {
  readonly recalculation: Recalculation
}

/** What the shop is being asked about coupons. */
export interface Coupons {
  isAsking(): boolean
  /** Resolves when nothing is asked any more, with whether the shop has done all that was asked. */
  settled(): Promise<boolean>
}

/** The coupon's form, which stands outside of the order's, and the links that take a coupon back. */
export function bindCoupons(unit: Checkout, { recalculation }: CouponDeps): Coupons {
  const { host } = unit
  const asked = new Set<Promise<boolean>>()
  const follow = async (work: Promise<boolean>) => {
    asked.add(work)
    await work.finally(() => asked.delete(work))
  }
  const errors = createCouponErrors(host)
  const work: CouponWork = { unit, errors, changed: (code, action) => tellChanged(recalculation, code, action), close: () => toggleForms(unit, false) }
  onLegacy(document.body, 'click', host.guard((event) => {
    const [toggle, link] = [closestTo(event, touched.couponToggle), closestTo(event, touched.couponLink)]
    if ((!toggle && !link) || !isFree(event)) return
    event.preventDefault()
    return toggle ? toggleForms(unit) : link && follow(removeCoupon(work, link))
  }), host)
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, `${touched.couponLink}, ${touched.couponToggle}`))
  onLegacy(document.body, 'submit', host.guard((event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !invoke(form, 'matches', COUPON_FORM)) return
    event.preventDefault()
    return follow(applyCoupon(work, form))
  }), host)
  return {
    isAsking: () => asked.size > 0,
    settled: async () => (await Promise.all(asked)).every(Boolean),
  }
}

/** What a coupon is tried or taken back with. */
interface CouponWork {
  readonly unit: Checkout
  readonly errors: CouponErrors
  readonly changed: (code: string, action: 'apply' | 'remove') => void
  readonly close: () => void
}

/** Third parties hear of it whatever came of it; then totals are asked for without a way of sending, which may be another now. */
function tellChanged(recalculation: Recalculation, code: string, action: 'apply' | 'remove'): void {
  emitLegacy(document.body, action === 'apply' ? touchedEvents.couponApplied : touchedEvents.couponRemoved, [code])
  recalculation.ask({ update_shipping_method: false })
}

/** Opens or closes the coupon's form, with the focus in its field. */
function toggleForms({ slides, expanded }: Checkout, wanted?: boolean): void {
  const toggles = document.querySelectorAll(touched.couponToggle)
  for (const form of document.querySelectorAll(COUPON_FORM)) {
    const isOpen = wanted ?? !slides.isOpen(form)
    for (const toggle of toggles) expanded(toggle, isOpen)
    void slides.show(form, isOpen, SLIDE)
    if (isOpen) fieldOf(form)?.focus()
  }
}

const fieldOf = (form: Element) => invoke(form, 'querySelector', touched.couponField) as HTMLInputElement | null

/** Tries the code of a form's own field, also an empty one: the shop has words for that. @returns whether it was taken */
async function applyCoupon({ unit, errors, changed, close }: CouponWork, form: HTMLFormElement): Promise<boolean> {
  const field = fieldOf(form)
  errors.clear()
  if (!field || isBusy(form)) return true
  const { host, slides } = unit
  const code = field.value
  const email = invoke(unit.form, 'querySelector', touched.billingEmail) as HTMLInputElement | null
  const fields = { security: host.config.applyNonce, coupon_code: code, billing_email: email?.value }
  const busy = cover(unit, form)
  const html = await ask(unit, endpoints.applyCoupon, fields)
  busy.end()
  if (host.signal.aborted || html === 'reloading') return false
  const answer = html === undefined ? undefined : noticesIn(html)
  if (!answer) {
    errors.show(field, host.say('couponFailed'))
    return false
  }
  removeAll(`${anatomy.notices}, .${touchedClasses.inlineError}`)
  if (!html) return true
  const error = answer.querySelector(anatomy.errors)
  if (error) errors.show(field, answer.textContent.trim())
  else {
    if (field.value === code) field.value = ''
    close()
    void slides.show(form, false, SLIDE).then(() => invoke(form, 'before', answer))
  }
  raiseNative('coupon', { source: 'tillkit', code, action: 'apply', ok: !error, place: 'checkout' })
  changed(code, 'apply')
  return !error
}

/** Takes a coupon back. @returns whether the shop has done so */
async function removeCoupon({ unit, errors, changed, close }: CouponWork, link: HTMLElement): Promise<boolean> {
  const { host, form } = unit
  const code = link.getAttribute(touched.couponCode) ?? ''
  const box = link.closest(anatomy.reviewBox)
  if (!box || isBusy(box)) return true
  const busy = cover(unit, box)
  const html = await ask(unit, endpoints.removeCoupon, { security: host.config.removeNonce, coupon: code })
  busy.end()
  if (host.signal.aborted || html === 'reloading') return false
  const answer = html === undefined ? undefined : noticesIn(html)
  removeAll(anatomy.notices)
  if (!answer) {
    invoke(form, 'before', parseFragment(errorWords(host.say('couponRemoveFailed'))))
    return false
  }
  if (!html) return true
  const isOk = !answer.querySelector(anatomy.errors)
  invoke(form, 'before', answer)
  raiseNative('coupon', { source: 'tillkit', code, action: 'remove', ok: isOk, place: 'checkout' })
  changed(code, 'remove')
  errors.clear()
  for (const field of document.querySelectorAll<HTMLInputElement>(`${COUPON_FORM} ${touched.couponField}`)) field.value = ''
  close()
  return isOk
}

/** Asks the shop. @returns its words; `undefined` where there are none */
async function ask(unit: Checkout, endpoint: string, fields: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  const { host, call } = unit
  try {
    return (await call(host.config.endpoint(endpoint), { body: formBody(fields), signal: host.signal })).text
  } catch (cause) {
    return cause instanceof RequestFailed && cause.status === 403 && reloadPage(unit) ? 'reloading' : undefined
  }
}

/** The shop's words. What has something else than notices is another page, and nobody knows what became of the coupon. */
function noticesIn(html: string): DocumentFragment | undefined {
  const answer = parseFragment(html)
  return html.trim() === '' || answer.querySelector(anatomy.anyNotice) ? answer : undefined
}

function cover({ host }: Checkout, element: Element): EndableLife {
  const busy = host.branch()
  adoptAs(busy, element, { classes: { [classes.busy]: true, [classes.covered]: true }, attributes: { 'aria-busy': 'true' } })
  return busy
}
