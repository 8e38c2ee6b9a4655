import { clickOnSpace, closestTo, type Field as FormField, isAsPrinted, listen, parseFragment, resetField } from '@tillkit/dom'
import { adopt, live, wasChanged } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { cartEndpoint, saveFocus } from '@tillkit/platform/cart'
import { form, isRetryable, isOutcomeUnknown, retry } from '@tillkit/platform/requests'
import { isFree } from '../shared/page-address.ts'
import { anatomy, events, PARCEL_KEY, shippingCall } from './anatomy.ts'
import type { CartPage } from './context.ts'
import { showTotals } from './page.bind.ts'

/** Ways of sending, and the calculator of what they cost. */
export function bindShipping(unit: CartPage): void {
  const { host } = unit
  bindCalculator(unit)
  onLegacy(document.body, 'change', host.guard((event) => {
    if (closestTo(event, anatomy.shippingField)) void chooseShipping(unit)
  }), host)
  onLegacy(document.body, 'click', host.guard((event) => {
    if (!closestTo(event, anatomy.calculatorToggle) || !isFree(event)) return
    event.preventDefault()
    toggleCalculator(unit)
  }), host)
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, anatomy.calculatorToggle))
  // What was chosen before this code came, unless the cart shows it.
  const fields = [...document.querySelectorAll<FormField>(anatomy.shippingField)]
  if (fields.some((field) => wasChanged(field) && !isAsPrinted(field))) void chooseShipping(unit)
}

/** Tells the shop which way of sending was chosen. Only the last choice counts. */
async function chooseShipping(unit: CartPage): Promise<void> {
  const fields = shippingCall.fields(unit.host.config.update_shipping_method_nonce, chosenMethods())
  const body = form(fields)
  const send = (signal: AbortSignal) => unit.call(cartEndpoint(shippingCall.endpoint), { body, signal, keepalive: true })
  const html = await unit.change({
    // The choice can be made twice without harm, so a call that found nobody is made once more.
    run: (signal) => retry(() => send(signal), { pauses: [0], signal, again: (cause) => isRetryable(cause) || isOutcomeUnknown(cause) }),
    key: 'shipping method',
    once: String(body.content),
    action: 'shipping',
    message: 'shippingFailed',
    failed: restoreMethods,
  })
  if (html === undefined) return
  const totals = parseFragment(html).querySelector(anatomy.totals)
  if (!totals) return unit.unsure('shipping', 'shippingFailed', new Error("The shop's answer has no totals"))
  const restoreFocus = saveFocus()
  showTotals(totals)
  restoreFocus()
  unit.cart.rememberShown()
  emitLegacy(document.body, events.shippingUpdated)
}

/** The chosen method of each parcel, by its number. */
function chosenMethods(): Record<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(anatomy.shippingField)]
  const chosen = fields.filter((field) => !(field instanceof HTMLInputElement) || field.type === 'hidden' || field.checked)
  return Object.fromEntries(chosen.map((field) => [field.dataset[PARCEL_KEY] ?? '0', field.value]))
}

/** A choice that the shop did not take must not look as if it had been. */
function restoreMethods(): void {
  const radios = `${anatomy.totals} input[type=radio]`
  const lists = `${anatomy.totals} :is(${anatomy.shippingField}):is(select)`
  for (const field of document.querySelectorAll<FormField>(`${radios}, ${lists}`)) resetField(field)
}

/** Opens and closes the shipping calculator. */
function bindCalculator(unit: CartPage): void {
  const { host, store } = unit
  live(host, anatomy.calculatorPanel, (panel, life) => {
    adopt(life, panel, store, ({ isCalculating }) => (isCalculating ? { style: { display: 'block' } } : {}))
  })
  live(host, anatomy.calculatorToggle, (toggle, life) => {
    adopt(life, toggle, store, ({ isCalculating }) => (isCalculating ? { attributes: { 'aria-expanded': 'true' } } : {}))
  })
}

/** The country's field is told as well, so that the state's field fits it. */
function toggleCalculator({ store }: CartPage): void {
  store.setState(({ isCalculating }) => ({ isCalculating: !isCalculating }))
  for (const country of document.querySelectorAll(`${anatomy.calculator} ${anatomy.calculatorCountry}`)) {
    country.dispatchEvent(new Event('change', { bubbles: true }))
  }
  emitLegacy(document.body, events.countryChanged)
}
