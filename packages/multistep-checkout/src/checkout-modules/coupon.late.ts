import { invoke, isComposed, listen, nearest, parseFragment } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { callShop, emitLegacy, templateEndpoint } from '@tillkit/platform'
import { joinCart, raiseNative, type PageCart } from '@tillkit/platform/cart'
import { form, isOutcomeUnknown, RequestFailed } from '@tillkit/platform/requests'
import { createFailureLines } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, classes, coupon, COUPON_ERROR_ID, events } from './anatomy.ts'
import type { ModulesHost } from './host.ts'
import type { messages } from './messages.ts'
import { readCouponParams } from './params.schema.ts'

/** What is said under the field of a coupon. */
interface CouponState {
  readonly isBusy: boolean
  /** The field that it concerns, and why its code was not taken. */
  readonly error: { readonly field: HTMLInputElement; readonly text: string } | undefined
}

/**
 * Asks the shop about a coupon whose field stands in the order's form: browsers drop a form within a form, and its button would send
 * the order.
 */
export function bindNestedCoupon(host: ModulesHost): void {
  const cart = joinCart(host)
  const store = createStore<CouponState>(() => ({ isBusy: false, error: undefined }))
  const apply = (field: HTMLInputElement) => void applyCode({ host, cart, field, store })
  bindError(host, store)
  listen<MouseEvent>(host, document.body, 'click', (event) => {
    const button = nearest(event.target, anatomy.apply)
    const field = button && fieldFor(button)
    if (!field || event.defaultPrevented) return
    event.preventDefault()
    // The browser presses the form's first button when Enter is pressed in any of its fields.
    const isMeant = event.detail > 0 || field.value.trim() !== '' || document.activeElement === button
    if (isMeant) apply(field)
  })
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => {
    const field = nearest(event.target, anatomy.couponField)
    if (event.key !== 'Enter' || isComposed(event) || !(field instanceof HTMLInputElement) || !isNested(field)) return
    event.preventDefault()
    apply(field)
  })
}

/** Whether a control stands in the order's form; also in a form of its own there, whose events the order's form hears. */
const isNested = (control: Element): boolean => invoke(control, 'closest', anatomy.form) !== null

/** The field of a button in the order's form: of its own module, where that has one. */
function fieldFor(button: Element): HTMLInputElement | undefined {
  if (!isNested(button)) return undefined
  const within = button.closest(anatomy.couponModule) ?? button.closest(anatomy.form)
  return (within && (invoke(within, 'querySelector', anatomy.couponField) as HTMLInputElement | null)) ?? undefined
}

interface Applying {
  readonly host: ModulesHost
  readonly cart: PageCart
  readonly field: HTMLInputElement
  readonly store: StoreApi<CouponState>
}

async function applyCode({ host, cart, field, store }: Applying): Promise<void> {
  if (store.getState().isBusy) return
  const code = field.value
  const params = readCouponParams()
  const email = document.querySelector<HTMLInputElement>(anatomy.email)?.value ?? ''
  const url = templateEndpoint(params.url, coupon.endpoint)
  const body = form(coupon.fields(params.nonce, code, email))
  store.setState({ isBusy: true })
  try {
    const answer = await cart.queue.change((signal) => callShop(url, { body, signal, keepalive: true }), { key: 'coupon' })
    store.setState({ isBusy: false })
    if (!answer || host.signal.aborted) return
    const said = parseFragment(answer.text)
    // What has no notice in it is another page, or half of one.
    if (said.querySelector(anatomy.notices)) applyAnswer({ field, code, store }, said)
    else fail({ host, field, store }, 'couponUnsure')
  } catch (cause) {
    store.setState({ isBusy: false })
    if (!host.signal.aborted) fail({ host, field, store }, wordsFor(cause))
  }
}

/** Says that there is no answer. Where the code may have been taken all the same, new totals tell. */
function fail({ host, field, store }: Pick<Applying, 'host' | 'field' | 'store'>, words: keyof typeof messages): void {
  store.setState({ error: { field, text: host.t(words) } })
  if (words === 'couponUnsure') askTotals()
}

const askTotals = () => emitLegacy(document.body, events.update, [{ update_shipping_method: false }])

function wordsFor(cause: unknown): keyof typeof messages {
  if (!(cause instanceof RequestFailed)) throw cause
  if (cause.failure.kind === 'refused' && cause.failure.status === 403) return 'couponStale'
  return isOutcomeUnknown(cause) ? 'couponUnsure' : 'couponFailed'
}

interface Asked extends Pick<Applying, 'field' | 'store'> {
  readonly code: string
}

/** Shows the answer, then tells third parties as the platform's own script does, whatever came of it. */
function applyAnswer({ field, code, store }: Asked, answer: DocumentFragment): void {
  const error = answer.querySelector(anatomy.errors)
  const notices = [...answer.querySelectorAll(anatomy.notices)]
  const wrapper = document.querySelector(anatomy.noticesWrapper)
  wrapper?.replaceChildren()
  store.setState({ error: error ? { field, text: error.textContent.trim() } : undefined })
  if (!error) {
    if (wrapper) wrapper.append(...notices)
    else (field.closest(anatomy.row) ?? field).before(...notices)
    // The next code may have been typed meanwhile.
    if (field.value === code) field.value = ''
  }
  raiseNative('coupon', { source: 'tillkit', code, action: 'apply', ok: !error, place: 'checkout' })
  emitLegacy(document.body, events.couponApplied, [code])
  askTotals()
}

/** Says why a code was not taken under its field, with the focus in it, until somebody types. */
function bindError(host: ModulesHost, store: StoreApi<CouponState>): void {
  const lines = createFailureLines<typeof COUPON_ERROR_ID>(host)
  let said = host.branch()
  let shown: CouponState['error']
  host.onEnd(store.subscribe(({ error }) => {
    if (error === shown) return
    shown = error
    said.end()
    lines.clear(COUPON_ERROR_ID)
    if (!error) return
    said = host.branch()
    const { field, text } = error
    adopt(said, field, store, () => ({
      classes: { [classes.fieldError]: true },
      attributes: { 'aria-invalid': 'true', 'aria-describedby': COUPON_ERROR_ID },
    }))
    const place = (line: Element) => field.parentElement?.append(line)
    lines.show(COUPON_ERROR_ID, { words: text, tag: 'span', id: COUPON_ERROR_ID, className: classes.couponError, role: 'alert', place })
    field.focus()
    listen(said, field, 'input', () => store.setState({ error: undefined }))
  }))
}
