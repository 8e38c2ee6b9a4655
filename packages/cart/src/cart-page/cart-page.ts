import { closestTo, invoke } from '@tillkit/dom'
import { adopt, defineBehaviour, live } from '@tillkit/mount'
import { callShop, onLegacy, type LegacyEvent } from '@tillkit/platform'
import { joinCart, onCart, raiseNative, type FailedDetail, type RefreshDetail } from '@tillkit/platform/cart'
import { createFailureLines, h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { isFree } from '../shared/page-address.ts'
import { anatomy, buttonFields, classes, events, names, OWN_FORM, within } from './anatomy.ts'
import { createChange, createRefresh } from './cart-page.api.ts'
import type { CartPage, CartPageHost, CartPageState } from './context.ts'
import { applyCoupon, bindCouponFields, removeCoupon } from './coupons.ts'
import { removeLine, sendForm, undoRemoval } from './lines.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { readCartPageParams } from './read.ts'
import { showNotices, showPage } from './page.bind.ts'
import { isTouched, adoptForm, type SentForm } from './form.bind.ts'

const loadShipping = () => import('./shipping.late.ts')

/** The cart's own page: lines, coupons, shipping. The part of `wc-cart`. */
export const cartPage = defineBehaviour({
  ...manifest,
  messages,
  read: readCartPageParams,
  start(host) {
    const unit = createUnit(host)
    bindPage(unit)
    bindCouponFields(unit)
    bindShippingWhenLoaded(unit)
    bindPageEvents(unit)
    hearCart(unit)
  },
})

function createUnit(host: CartPageHost): CartPage {
  const cart = joinCart(host)
  const store = createStore<CartPageState>(() => ({
    isBusy: false,
    isChanged: [...document.querySelectorAll(anatomy.form)].some(isTouched),
    couponError: undefined,
    isCalculating: false,
    isEmptied: false,
  }))
  const announced = new Set<Element>()
  const failures = createFailureLines<FailedDetail['action']>(host)
  const fail: CartPage['fail'] = (action, key, cause) => {
    const message = host.t(key)
    raiseNative('failed', { source: 'tillkit', action, message, cause })
    // Whoever was just told what was not done is not told again by the reading that follows.
    if (host.signal.aborted || (action === 'refresh' && [...announced].some(({ isConnected }) => isConnected))) return
    const place = (notice: HTMLElement) => void announced.add(placeNotice(notice))
    failures.show(action, { words: message, className: classes.error, role: 'alert', tag: 'ul', place })
  }
  const change = createChange({ host, cart, store, fail, done: failures.clear })
  const refresh = createRefresh({
    host,
    cart,
    show(html, keepNotices) {
      failures.clear('refresh')
      showPage(unit, html, { keepNotices })
    },
    failed: (cause) => fail('refresh', 'updateFailed', cause),
  })
  const forms = new WeakMap<Element, SentForm>()
  const formOf = (form: Element) => {
    const known = forms.get(form) ?? adoptForm(host.branch(), form)
    forms.set(form, known)
    return known
  }
  const unsure: CartPage['unsure'] = (...what) => {
    fail(...what)
    refresh(true)
  }
  const unit: CartPage = { host, cart, store, call: callShop, formOf, refresh, change, fail, unsure, done: failures.clear }
  return unit
}

/** Ours, in the server's clothes, so that themes show it as any other error; it goes when what it speaks of is done. */
function placeNotice(notice: HTMLElement): HTMLElement {
  // An alert is no list, so it has no items.
  notice.append(h('li', { role: 'none' }, ...notice.childNodes))
  for (const old of document.querySelectorAll(`${anatomy.noticesWrapper} > ul.${classes.error}`)) {
    if (old.textContent === notice.textContent) old.remove()
  }
  showNotices([notice])
  return notice
}

/** Loads what answers for shipping with the first field or calculator that the page has, now or later. */
function bindShippingWhenLoaded(unit: CartPage): void {
  const { host } = unit
  const waiting = host.branch()
  live(waiting, `${anatomy.shippingField}, ${anatomy.calculator}`, () => {
    waiting.end()
    host.load(host, loadShipping, ({ bindShipping }) => bindShipping(unit))
  })
}

function bindPage({ host, store }: CartPage): void {
  live(host, `${anatomy.form}, ${anatomy.totals}`, (part, life) => {
    adopt(life, part, store, ({ isBusy, isEmptied }) => ({
      ...(isBusy ? { classes: { [classes.busy]: true }, attributes: { 'aria-busy': 'true' } } : {}),
      ...(isEmptied && invoke(part, 'matches', anatomy.totals) ? { style: { display: 'none' } } : {}),
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

function bindPageEvents(unit: CartPage): void {
  const { host, store } = unit
  const hear = (types: string, listener: (event: LegacyEvent) => void) =>
    onLegacy(document.body, types, host.guard(listener), host)
  hear('click', (event) => {
    const answer = isFree(event) ? clickAction(unit, event) : undefined
    if (!answer) return
    event.preventDefault()
    void answer()
  })
  hear('submit', (event) => routeSubmit(unit, event))
  hear('input change', (event) => {
    if (closestTo(event, anatomy.rowField)) store.setState({ isChanged: true })
  })
}

/** What a click on a link of the page does here, if anything. */
function clickAction(unit: CartPage, event: LegacyEvent): (() => unknown) | undefined {
  const hit = (selector: string) => closestTo(event, selector) as HTMLAnchorElement | undefined
  const [remove, coupon] = [hit(anatomy.removeLink), hit(anatomy.couponLink)]
  // Without a form there is nothing to put the line back into; the link alone does it.
  const undo = document.querySelector(anatomy.form) ? hit(anatomy.undoLink) : undefined
  if (remove) return () => removeLine(unit, remove)
  if (coupon) return () => removeCoupon(unit, coupon)
  return undo && (() => undoRemoval(unit, undo))
}

/**
 * Sends a form by what it was sent with. Enter in a quantity sends the quantities, although the browser names the
 * form's first button then, which is the coupon's. What other plugins have added goes its own way.
 */
function routeSubmit(unit: CartPage, event: LegacyEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !invoke(form, 'matches', OWN_FORM) || !isFree(event)) return
  const answer = invoke(form, 'matches', anatomy.calculator)
    ? () => sendForm(unit, form, buttonFields.calculate)
    : submitAnswer(unit, form, event)
  if (!answer) return
  event.preventDefault()
  void answer()
}

function submitAnswer(unit: CartPage, form: HTMLFormElement, event: LegacyEvent): (() => unknown) | undefined {
  const { submitter } = (event.originalEvent ?? event) as SubmitEvent
  const button = submitter?.getAttribute('name')
  const active = invoke(form, 'contains', document.activeElement) ? document.activeElement : null
  if (active?.matches(anatomy.quantity) || button === names.update) {
    return () => sendForm(unit, form, buttonFields.update)
  }
  const isCoupon = button === names.applyCoupon || active?.matches(within.couponField)
  return isCoupon ? () => applyCoupon(unit, form) : undefined
}

/** What others do to the cart. */
const CHANGES = ['added', 'removed'] as const

function hearCart({ host, cart, store, refresh }: CartPage): void {
  // The platform listens at the document, and some trigger there.
  onLegacy(document, `${events.update} ${events.added}`, (_event, keepNotices) => refresh(Boolean(keepNotices)), host)
  // Others change the cart too: products offered below it, a mini cart, another tab. What was wrong with a coupon may
  // be so no more.
  const changed = () => {
    store.setState({ couponError: undefined })
    refresh(true)
  }
  for (const name of CHANGES) onCart(name, changed, host)
  // A plugin that wants fragments wants no page: themes ask for them whenever this page was updated.
  const refreshAsked = ({ reason }: RefreshDetail) => reason !== 'plugin' && changed()
  onCart('refresh', refreshAsked, host)
  // The page was printed before what others did while our code was on its way.
  const missed = cart.lastEvent(['refresh'])
  if (missed) refreshAsked(missed.detail)
  if (cart.lastEvent(CHANGES) || cart.queue.revision > 0) changed()
}
