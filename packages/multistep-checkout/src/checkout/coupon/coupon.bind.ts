import { clickOnSpace, closestTo, type EndableLife, invoke, type Life, listen, parseFragment } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { isFree, joinCart, raiseNative, type PageCart } from '@tillkit/platform/cart'
import { form as formBody, isOutcomeUnknown, type Queue, RequestFailed } from '@tillkit/platform/requests'
import { anatomy, classes, COUPON_FORM, endpoints, events } from '../anatomy.ts'
import type { Checkout, Errors, Recalculation } from '../context.ts'
import { errorWords } from '../errors/error-list.ts'
import { removeAll } from '../errors/errors.ts'
import { isBusy } from '../placing/form-busy.ts'
import { rememberAnswered, reloadPage } from '../reload-page.ts'
import { createCouponErrors, type CouponErrors } from './coupon-errors.ts'

/** How long the coupon's form takes to open and close, in ms. */
const SLIDE = 400

/** Resolves when whoever has changed the cart last has taken the answer in. */
async function drained(life: Life, queue: Queue): Promise<void> {
  const own = life.branch()
  await new Promise<void>((resolve) => queue.onDrain(() => resolve(), own))
  own.end()
  await new Promise((resolve) => setTimeout(resolve))
}

/** What is said of codes that were not taken, by whichever unit. */
const refusals = () => [...document.querySelectorAll(`.${classes.couponError}`)]

/** What coupons are tried with. */
interface CouponDeps {
  readonly recalculation: Recalculation
  /** What the shop has said of fields, which a coupon's answer takes back. */
  readonly refused: Errors['refused']
}

/** What the shop is being asked about coupons, and whatever else changes its cart, by whichever unit. */
export interface Coupons {
  isAsking(): boolean
  /** Resolves when nothing is asked any more, with whether no coupon was refused meanwhile. */
  settled(): Promise<boolean>
}

/** The coupon's form, which stands outside of the order's, and the links that take a coupon back. */
export function bindCoupons(unit: Checkout, { recalculation, refused }: CouponDeps): Coupons {
  const { host } = unit
  const asked = new Set<Promise<boolean>>()
  const follow = async (work: Promise<boolean>) => {
    asked.add(work)
    await work.finally(() => asked.delete(work))
  }
  const work: CouponWork = {
    unit,
    cart: joinCart(host),
    errors: createCouponErrors(host),
    clear() {
      removeAll(`${anatomy.notices}, .${classes.inlineError}`)
      // With it goes that a field is described by it.
      for (const said of [...refused.values()]) said.end()
    },
    changed: (code, action) => raiseChanged(recalculation, code, action),
    unsure: () => askTotals(recalculation),
    close: () => toggleForms(unit, false),
  }
  onLegacy(document.body, 'click', host.guard((event) => {
    const [toggle, link] = [closestTo(event, anatomy.couponToggle), closestTo(event, anatomy.couponLink)]
    if ((!toggle && !link) || !isFree(event)) return
    event.preventDefault()
    return toggle ? toggleForms(unit) : link && follow(removeCoupon(work, link))
  }), host)
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, `${anatomy.couponLink}, ${anatomy.couponToggle}`))
  onLegacy(document.body, 'submit', host.guard((event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !invoke(form, 'matches', COUPON_FORM)) return
    event.preventDefault()
    return follow(applyCoupon(work, form))
  }), host)
  const { queue } = work.cart
  return {
    isAsking: () => asked.size > 0 || queue.isBusy,
    async settled() {
      // They are forgotten as they end.
      const own = [...asked]
      const before = refusals()
      while (queue.isBusy) await drained(host, queue)
      return (await Promise.all(own)).every(Boolean) && refusals().every((line) => before.includes(line))
    },
  }
}

/** What a coupon is tried or taken back with. */
interface CouponWork {
  readonly unit: Checkout
  readonly cart: PageCart
  readonly errors: CouponErrors
  /** Takes notices off the page, and what was said below fields. */
  clear(): void
  readonly changed: (code: string, action: 'apply' | 'remove') => void
  /** The shop may have done what was asked: the totals on the page may be old. */
  readonly unsure: () => void
  readonly close: () => void
}

/** Third parties hear of it whatever came of it; then totals are asked for without a way of sending, which may be another now. */
function raiseChanged(recalculation: Recalculation, code: string, action: 'apply' | 'remove'): void {
  emitLegacy(document.body, action === 'apply' ? events.couponApplied : events.couponRemoved, [code])
  askTotals(recalculation)
}

const askTotals = (recalculation: Recalculation) => recalculation.ask({ update_shipping_method: false })

/** Opens or closes the coupon's form, with the focus in its field. */
function toggleForms({ slides, expanded }: Checkout, wanted?: boolean): void {
  const toggles = document.querySelectorAll(anatomy.couponToggle)
  for (const form of document.querySelectorAll(COUPON_FORM)) {
    const isOpen = wanted ?? !slides.isOpen(form)
    for (const toggle of toggles) expanded(toggle, isOpen)
    void slides.show(form, isOpen, SLIDE)
    if (isOpen) fieldOf(form)?.focus()
  }
}

const fieldOf = (form: Element) => invoke(form, 'querySelector', anatomy.couponField) as HTMLInputElement | null

/** Tries the code of a form's own field, also an empty one: the shop has words for that. @returns whether it was taken */
async function applyCoupon(work: CouponWork, form: HTMLFormElement): Promise<boolean> {
  const { unit, errors, clear, changed, close } = work
  const field = fieldOf(form)
  errors.clear()
  if (!field || isBusy(form)) return true
  const { host, slides } = unit
  const code = field.value
  const email = invoke(unit.form, 'querySelector', anatomy.billingEmail) as HTMLInputElement | null
  const busy = cover(unit, form)
  const answer = await ask(work, endpoints.applyCoupon, { security: host.config.applyNonce, coupon_code: code, billing_email: email?.value })
  busy.end()
  if (host.signal.aborted || answer === 'reloading') return false
  if (typeof answer === 'string') {
    errors.show(field, host.t(FAILURES[answer]))
    return false
  }
  clear()
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
async function removeCoupon(work: CouponWork, link: HTMLElement): Promise<boolean> {
  const { unit, errors, changed, close } = work
  const { host, form } = unit
  const code = link.getAttribute(anatomy.couponCode) ?? ''
  const box = link.closest(anatomy.reviewBox)
  if (!box || isBusy(box)) return true
  const busy = cover(unit, box)
  const answer = await ask(work, endpoints.removeCoupon, { security: host.config.removeNonce, coupon: code })
  busy.end()
  if (host.signal.aborted || answer === 'reloading') return false
  removeAll(anatomy.notices)
  if (typeof answer === 'string') {
    invoke(form, 'before', parseFragment(errorWords(host.t(answer === 'outdated' ? answer : 'couponRemoveFailed'))))
    return false
  }
  const isOk = !answer.querySelector(anatomy.errors)
  invoke(form, 'before', answer)
  raiseNative('coupon', { source: 'tillkit', code, action: 'remove', ok: isOk, place: 'checkout' })
  changed(code, 'remove')
  errors.clear()
  for (const field of document.querySelectorAll<HTMLInputElement>(`${COUPON_FORM} ${anatomy.couponField}`)) field.value = ''
  close()
  return isOk
}

/** What came of asking the shop: its words, or why there are none. */
type Reply = DocumentFragment | 'reloading' | keyof typeof FAILURES

/** What is said of a code that was not tried. */
const FAILURES = { failed: 'couponFailed', unsure: 'couponUnsure', outdated: 'outdated' } as const

/** Asks the shop, after what else changes the cart. What has no notice in it is no answer: nobody knows what became of the coupon. */
async function ask({ unit, cart, unsure }: CouponWork, endpoint: string, fields: Readonly<Record<string, string | undefined>>): Promise<Reply> {
  const { host, call } = unit
  let isUnsure = true
  try {
    const got = await cart.queue.change(() => call(host.config.endpoint(endpoint), { body: formBody(fields), keepalive: true }))
    const answer = parseFragment(got?.text ?? '')
    if (answer.querySelector(anatomy.anyNotice)) {
      rememberAnswered('coupon')
      return answer
    }
  } catch (cause) {
    if (cause instanceof RequestFailed && cause.status === 403) return reloadPage(unit, 'coupon') ? 'reloading' : 'outdated'
    isUnsure = isOutcomeUnknown(cause)
  }
  if (!isUnsure) return 'failed'
  if (!host.signal.aborted) unsure()
  return 'unsure'
}

function cover({ host }: Checkout, element: Element): EndableLife {
  const busy = host.branch()
  adoptAs(busy, element, { classes: { [classes.busy]: true, [classes.covered]: true }, attributes: { 'aria-busy': 'true' } })
  return busy
}
