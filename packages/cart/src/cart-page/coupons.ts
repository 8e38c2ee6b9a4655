import { invoke, type Life, listen, parseFragment } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { cartEndpoint, raiseNative } from '@tillkit/platform/cart'
import { form } from '@tillkit/platform/requests'
import { createFailureLines } from '@tillkit/ui/plain'
import { anatomy, classes, COUPON_ERROR_ID, COUPON_KEY, couponCalls, couponFields, events, within } from './anatomy.ts'
import type { CartPage } from './context.ts'
import { noticesIn, showNotices } from './page.bind.ts'

/** Tries the code of a form's own field. */
export async function applyCoupon(unit: CartPage, sent: HTMLFormElement): Promise<void> {
  const code = codeField(sent)?.value ?? ''
  const place = formsOnPage().indexOf(sent)
  unit.store.setState({ couponError: undefined })
  const fields = couponFields.apply(unit.host.config.apply_coupon_nonce, code)
  const html = await unit.change({
    once: `${couponCalls.apply} ${code}`,
    run: (signal) => unit.call(cartEndpoint(couponCalls.apply), { body: form(fields), signal, keepalive: true }),
    action: 'coupon',
    message: 'couponFailed',
  })
  if (html === undefined) return
  const answer = answerIn(unit, html)
  if (!answer) return
  const error = answer.querySelector(anatomy.errors)
  // What was said before this answer is over, also where the answer itself stands under its field.
  replaceNotices(error ? [] : noticesIn(answer))
  if (error) unit.store.setState({ couponError: { text: error.textContent.trim(), form: place } })
  else clearCode(formsOnPage()[place] ?? sent, code)
  raiseCoupon(unit, { code, action: 'apply', isOk: !error })
}

/** Takes a coupon back. */
export async function removeCoupon(unit: CartPage, link: HTMLElement): Promise<void> {
  const code = link.dataset[COUPON_KEY] ?? ''
  const fields = couponFields.remove(unit.host.config.remove_coupon_nonce, code)
  const html = await unit.change({
    once: `${couponCalls.remove} ${code}`,
    run: (signal) => unit.call(cartEndpoint(couponCalls.remove), { body: form(fields), signal, keepalive: true }),
    action: 'coupon',
    message: 'couponFailed',
  })
  if (html === undefined) return
  const answer = answerIn(unit, html)
  if (!answer) return
  const isOk = !answer.querySelector(anatomy.errors)
  replaceNotices(noticesIn(answer))
  // "Already applied" would outlive what it speaks of.
  unit.store.setState({ couponError: undefined })
  raiseCoupon(unit, { code, action: 'remove', isOk })
}

/**
 * The shop's words about a coupon. It may have none; what holds something else than notices is another page, and nobody
 * knows what became of the coupon.
 */
function answerIn(unit: CartPage, html: string): DocumentFragment | undefined {
  const answer = parseFragment(html)
  if (html.trim() === '' || answer.querySelector(anatomy.notices)) return answer
  unit.unsure('coupon', 'couponFailed', new Error("The shop's answer has no notices"))
  return undefined
}

/** Third parties hear the platform's event whatever came of it; ours tells. Then the page is asked for anew. */
function raiseCoupon(unit: CartPage, { code, action, isOk }: { code: string; action: 'apply' | 'remove'; isOk: boolean }): void {
  emitLegacy(document.body, action === 'apply' ? events.couponApplied : events.couponRemoved, [code])
  raiseNative('coupon', { source: 'tillkit', code, action, ok: isOk, place: 'cart' })
  unit.refresh(true)
}

const codeField = (form: Element) => invoke(form, 'querySelector', within.couponField) as HTMLInputElement | null

/** A code that was taken has done its work. The form may have come anew meanwhile, and the next code been typed. */
function clearCode(form: Element, code: string): void {
  const field = codeField(form)
  if (field?.value === code) field.value = ''
}

function replaceNotices(notices: readonly Element[]): void {
  for (const old of document.querySelectorAll(anatomy.notices)) old.remove()
  showNotices(notices)
}

const formsOnPage = () => [...document.querySelectorAll<HTMLFormElement>(anatomy.form)]

/** Shows under its own field why a code was not taken, also when the form is sent anew, until somebody types. */
export function bindCouponFields(unit: CartPage): void {
  live(unit.host, anatomy.couponField, (field, life) => {
    const form = field.closest('form')
    const place = form ? formsOnPage().indexOf(form) : -1
    const id = place > 0 ? `${COUPON_ERROR_ID}-${place + 1}` : COUPON_ERROR_ID
    const isMine = () => unit.store.getState().couponError?.form === place
    adopt(life, field, unit.store, () => (isMine()
      ? { classes: { [classes.fieldError]: true }, attributes: { 'aria-invalid': 'true', 'aria-describedby': id } }
      : {}))
    bindError(unit, life, { field, id, isMine })
    listen(life, field, 'input', () => {
      if (isMine()) unit.store.setState({ couponError: undefined })
    })
  })
}

interface ErrorPlace {
  readonly field: Element
  readonly id: string
  readonly isMine: () => boolean
}

/** The paragraph stands where the platform puts it, and under its name: themes and other scripts look for it there. */
function bindError({ store }: CartPage, life: Life, { field, id, isMine }: ErrorPlace): void {
  const lines = createFailureLines<typeof id>(life)
  const show = (isNews: boolean) => {
    const words = (isMine() && store.getState().couponError?.text) || ''
    lines.show(id, {
      words, id, className: classes.couponError, place: (line) => field.parentElement?.append(line), ...(isNews && { role: 'alert' }),
    })
  }
  let shown = store.getState().couponError
  life.onEnd(store.subscribe(({ couponError }) => {
    if (couponError === shown) return
    shown = couponError
    show(true)
  }))
  // The form came anew; what stood under its field has been read out.
  show(false)
}
