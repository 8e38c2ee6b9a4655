import { parseFragment, type Field, invoke, keepFields } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { emitLegacy, isListenedTo } from '@tillkit/platform'
import { saveFocus, rememberWorking, raiseChanged, reloadOnce, scrollToNotices } from '@tillkit/platform/cart'
import { anatomy, events } from './anatomy.ts'
import type { CartPage } from './context.ts'
import { isTouched, keptBesides, type Sent } from './form.bind.ts'

/** What matters in a page of the cart that the server sent. None of its scripts has run. */
interface PageParts {
  readonly form: Element | undefined
  readonly totals: Element | undefined
  /** The block that says that the cart is empty. */
  readonly empty: Element | undefined
  readonly notices: readonly Element[]
}

/** Takes a page apart. */
function partsOf(html: string): PageParts {
  const page = parseFragment(html)
  const empty = page.querySelector(anatomy.emptyMessage)
  return {
    form: page.querySelector(anatomy.form) ?? undefined,
    totals: page.querySelector(anatomy.totals) ?? undefined,
    empty: empty?.closest(anatomy.block) ?? empty ?? undefined,
    notices: noticesIn(page),
  }
}

/** The notices of a piece of HTML, each text once, without those that belong to an empty cart. */
export function noticesIn(root: ParentNode): Element[] {
  const said = new Set<string>()
  return [...root.querySelectorAll(anatomy.notices)].filter((notice) => {
    const text = notice.textContent.trim()
    // The outer one says all that is in it.
    if (said.has(text) || notice.closest(anatomy.emptyMessage) || notice.parentElement?.closest(anatomy.notices)) return false
    said.add(text)
    return true
  })
}

/** What this page is loaded anew for: it was printed for an empty cart, or for one that had something in it. */
const REASON = 'cart-page'

/** How a page that the server sent is taken in. */
export interface ShowOptions {
  /** Keeps the notices that stand on the page. Default false. */
  readonly keepNotices?: boolean
  /** What was sent with the request, which the server has answered. */
  readonly sent?: Sent
  /** Brings the notices into view. Default false. */
  readonly scrolls?: boolean
}

/**
 * Takes in a page of the cart: form, totals and notices, or the words of an empty cart. Third parties hear of each.
 * @throws Error when it is no page of a cart
 */
export function showPage(unit: CartPage, html: string, options: ShowOptions = {}): void {
  const parts = partsOf(html)
  if (!parts.form && !parts.empty) throw new Error("The shop's answer is no cart page")
  if (!document.querySelector(anatomy.form)) return fillEmptyPage(unit, parts)
  const restoreFocus = saveFocus()
  if (!options.keepNotices) for (const notice of document.querySelectorAll(anatomy.notices)) notice.remove()
  if (parts.form) showFilled(unit, parts, options)
  else if (document.querySelector(anatomy.checkout) && reloadOnce(REASON)) return
  else showEmpty(unit, parts)
  settle()
  restoreFocus()
  unit.cart.rememberShown()
  raiseChanged('updated', { source: 'tillkit' })
  if (options.scrolls) scrollToNotices([...document.querySelectorAll('[role="alert"]')])
}

/** The cart was empty when this page was printed, so there is nothing to put lines into: the page comes anew. */
function fillEmptyPage(unit: CartPage, { form }: PageParts): void {
  if (!form || !document.querySelector(anatomy.emptyMessage) || reloadOnce(REASON)) return
  unit.fail('refresh', 'outdated', new Error('The page says that the cart is empty, and it comes no other way'))
}

function showFilled(unit: CartPage, { form, totals, notices }: PageParts, { keepNotices, sent }: ShowOptions): void {
  rememberWorking(REASON)
  if (document.querySelector(anatomy.checkout)) emitLegacy(document.body, events.updateCheckout)
  if (!keepNotices) unit.store.setState({ couponError: undefined })
  for (const old of document.querySelectorAll(anatomy.form)) {
    const shown = form ? showForm(unit, old, { form, sent }) : old
    unit.store.setState({ isChanged: isTouched(shown) })
  }
  showNotices(notices)
  if (totals) showTotals(totals, sent)
}

/**
 * Shows a form anew. One at which a script of the page listens is replaced whole, as the platform's script does with any: such
 * scripts listen anew when they are told of it, and would hear one click twice.
 * @returns the form that stands now
 */
function showForm({ formOf }: CartPage, old: Element, { form, sent }: { readonly form: Element; readonly sent: Sent | undefined }): Element {
  if (!isListenedTo(old)) {
    formOf(old).show(form, sent)
    return old
  }
  const fresh = document.importNode(form, false)
  const placeOf = ({ form: its }: Field) => (its === old || its === fresh ? '' : undefined)
  const giveBack = keepFields({ isKept: keptBesides(sent), placeOf })(document.body)
  formOf(old).leave()
  invoke(old, 'replaceWith', fresh)
  formOf(fresh).show(form, sent)
  giveBack()
  return fresh
}

function showEmpty(unit: CartPage, { empty, notices }: PageParts): void {
  const form = document.querySelector(anatomy.form)
  const place = form && (invoke(form, 'closest', anatomy.block) ?? form)
  if (place && empty) invoke(place, 'replaceWith', empty)
  showNotices(notices.filter((notice) => !notice.isConnected))
  unit.store.setState({ isEmptied: true })
  raiseChanged('emptied', { source: 'tillkit' })
}

/** Puts notices first in the page's place for them; without one, before the form. */
export function showNotices(notices: readonly Element[]): void {
  const wrapper = document.querySelector(anatomy.noticesWrapper)
  const form = document.querySelector(anatomy.form)
  if (wrapper) wrapper.prepend(...notices)
  else if (form) invoke(form, 'before', ...notices)
}

/** Puts totals in the place of those that stand on the page. An address that is being typed in their calculator stays. */
export function showTotals(totals: Element, sent?: Sent): void {
  const placeOf = (field: Element) => (field.closest(anatomy.calculator) ? '' : undefined)
  const restore = keepFields({ isKept: keptBesides(sent), placeOf, dispatches: true })(document.body)
  for (const old of document.querySelectorAll(anatomy.totals)) old.replaceWith(totals.cloneNode(true))
  settle()
  restore()
  emitLegacy(document.body, events.totalsUpdated)
}
