import { adopt, defineBehaviour, listen, live, type Host } from '@tillkit/mount'
import { CallFailed, createGet, createPost, onLegacy, type LegacyEvent } from '@tillkit/platform'
import { createReader, joinCart, onCart, raiseNative } from '@tillkit/platform/cart'
import { createStore } from 'zustand/vanilla'
import { clickOnSpace, closestTo, isFree } from '../shared/page.ts'
import { anatomy, classes, events, OWN_FORM } from './anatomy.ts'
import type { CartPage, CartPageState, ChangeWork } from './context.ts'
import { applyCoupon, bindCouponFields, removeCoupon } from './coupons.ts'
import { removeLine, sendForm, undoRemoval } from './lines.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { readCartPageParams, type CartPageParams } from './params.ts'
import { bindCalculator, chooseShipping, toggleCalculator } from './shipping.ts'
import { showNotices, showPage } from './show-page.ts'
import { isTouched } from './typed.ts'

/** The basket's own page: lines, coupons, shipping. The part of `wc-cart`. */
export const cartPage = defineBehaviour<CartPageParams>({
  ...manifest,
  messages,
  read: readCartPageParams,
  start(host) {
    const unit = createUnit(host)
    bindPage(unit)
    bindCouponFields(unit)
    bindCalculator(unit)
    hearShopper(unit)
    hearBasket(unit)
  },
})

function createUnit(host: Host<CartPageParams, undefined>): CartPage {
  const cart = joinCart(host.signal)
  const get = createGet()
  const store = createStore<CartPageState>(() => ({
    isBusy: false,
    isChanged: [...document.querySelectorAll(anatomy.form)].some(isTouched),
    couponError: undefined,
    isCalculating: false,
    isEmptied: false,
  }))
  const fail: CartPage['fail'] = (action, key, cause) => {
    const message = host.say(key)
    raiseNative('failed', { source: 'tillkit', action, message, cause })
    if (!host.signal.aborted) host.onEnd(showFailure(message))
  }
  const change = async ({ run, key, action, message, failed }: ChangeWork) => {
    store.setState({ isBusy: true })
    try {
      const html = await cart.queue.change(run, key === undefined ? {} : { key })
      return host.signal.aborted ? undefined : html
    } catch (cause) {
      // A nonce that is not good any more: the page is older than the session. A new one has a new nonce.
      if (cause instanceof CallFailed && cause.status === 403) location.reload()
      else fail(action, message, cause)
      failed?.()
      return undefined
    } finally {
      store.setState({ isBusy: false })
    }
  }
  const reader = createReader({
    queue: cart.queue,
    load: (signal) => get(document.querySelector<HTMLFormElement>(anatomy.form)?.action ?? location.href, { signal }),
    use: (html) => showPage(unit, html, { keepNotices: true }),
    failed: (cause) => fail('refresh', 'updateFailed', cause),
    signal: host.signal,
  })
  const unit: CartPage = { host, cart, store, get, post: createPost(), reader, change, fail }
  return unit
}

/** Ours, in the server's clothes, so that themes show it as any other error; the next answer takes it away. */
function showFailure(message: string): () => void {
  const notice = document.createElement('ul')
  notice.className = 'woocommerce-error'
  notice.setAttribute('role', 'alert')
  const line = document.createElement('li')
  line.textContent = message
  notice.append(line)
  for (const old of document.querySelectorAll(`${anatomy.noticesWrapper} > ul.woocommerce-error`)) {
    if (old.textContent === message) old.remove()
  }
  showNotices([notice])
  return () => notice.remove()
}

function bindPage({ host, store }: CartPage): void {
  live(host, `${anatomy.form}, ${anatomy.totals}`, (part, life) => {
    adopt(life, part, store, ({ isBusy, isEmptied }) => ({
      ...(isBusy ? { classes: { [classes.busy]: true }, attributes: { 'aria-busy': 'true' } } : {}),
      ...(isEmptied && part.matches(anatomy.totals) ? { style: { display: 'none' } } : {}),
    }))
  })
  live(host, anatomy.returnToShop, (part, life) => {
    adopt(life, part, store, ({ isEmptied }) => (isEmptied ? { style: { display: 'block' } } : {}))
  })
  live(host, anatomy.updateButton, (button, life) => {
    adopt(life, button, store, ({ isChanged }) => ({
      attributes: { disabled: isChanged ? null : '', 'aria-disabled': String(!isChanged) },
    }))
  })
}

function hearShopper(unit: CartPage): void {
  const { host, store } = unit
  const hear = (types: string, listener: (event: LegacyEvent) => void) =>
    onLegacy(document.body, types, host.guard(listener), host)
  hear('click', (event) => {
    const answer = isFree(event) ? answerTo(unit, event) : undefined
    if (!answer) return
    event.preventDefault()
    void answer()
  })
  hear('submit', (event) => routeSubmit(unit, event))
  hear('input change', (event) => {
    if (closestTo(event, anatomy.rowField)) store.setState({ isChanged: true })
  })
  hear('change', (event) => {
    if (closestTo(event, anatomy.shippingField)) void chooseShipping(unit)
  })
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, anatomy.calculatorToggle))
}

/** What a click on a link of the page does here, if anything. */
function answerTo(unit: CartPage, event: LegacyEvent): (() => unknown) | undefined {
  const hit = (selector: string) => closestTo(event, selector) as HTMLAnchorElement | undefined
  const [remove, coupon, toggle] = [hit(anatomy.removeLink), hit(anatomy.couponLink), hit(anatomy.calculatorToggle)]
  // Without a form there is nothing to put the line back into; the link alone does it.
  const undo = document.querySelector(anatomy.form) ? hit(anatomy.undoLink) : undefined
  if (remove) return () => removeLine(unit, remove)
  if (coupon) return () => removeCoupon(unit, coupon)
  if (undo) return () => undoRemoval(unit, undo)
  return toggle && (() => toggleCalculator(unit))
}

/**
 * Sends a form by what it was sent with. Enter in a quantity sends the quantities, although the browser names the
 * form's first button then, which is the coupon's. What other plugins have added goes its own way.
 */
function routeSubmit(unit: CartPage, event: LegacyEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches(OWN_FORM) || !isFree(event)) return
  const answer = form.matches(anatomy.calculator) ? () => sendCalculator(unit, form) : submitAnswer(unit, form, event)
  if (!answer) return
  event.preventDefault()
  if (!unit.store.getState().isBusy) void answer()
}

function submitAnswer(unit: CartPage, form: HTMLFormElement, event: LegacyEvent): (() => unknown) | undefined {
  const { submitter } = (event.originalEvent ?? event) as SubmitEvent
  const button = submitter?.getAttribute('name')
  const active = form.contains(document.activeElement) ? document.activeElement : null
  if (active?.matches(anatomy.quantity) || button === 'update_cart') {
    return () => sendForm(unit, form, { update_cart: 'Update Cart' })
  }
  const isCoupon = button === 'apply_coupon' || active?.matches('[name="coupon_code"]')
  return isCoupon ? () => applyCoupon(unit, form) : undefined
}

async function sendCalculator(unit: CartPage, form: HTMLFormElement): Promise<void> {
  await sendForm(unit, form, { calc_shipping: 'x' })
}

function hearBasket(unit: CartPage): void {
  const { host, reader } = unit
  onLegacy(document.body, events.update, () => reader.ask(), host)
  // Others change the basket too: products offered below it, a mini basket, another tab.
  for (const name of ['added', 'removed', 'refresh'] as const) onCart(name, () => reader.ask(), host.signal)
}
