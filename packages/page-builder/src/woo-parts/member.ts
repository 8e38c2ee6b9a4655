import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, type Host, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { giveIcons } from '../shared/button-icons.ts'
import { anatomy, classes, events, ICON_MODULES, PAYMENT_MODULE, WOO_PARTS } from './anatomy.ts'
import { scrollBelowHeader, showOneGroup } from './notices.ts'
import { adoptFields } from './order-fields.ts'

/** What the page builder's modules of cart and checkout need beside whatever does cart and checkout. */
export const unit = defineBehaviour<null>({
  name: 'page-builder/woo-parts',
  selector: WOO_PARTS,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    scrollBelowHeader(host)
    if (invoke(element, 'matches', ICON_MODULES)) bindIcons(host)
    if (invoke(element, 'matches', anatomy.totals)) hideWithCart(host, element)
    if (invoke(element, 'matches', PAYMENT_MODULE)) bindPayment(host)
  },
})

/** Gives the button that a module names the looks of the theme's, and the module's icons; fragments bring it anew. */
function bindIcons(host: Host): void {
  const { element } = host
  const named = (element.getAttribute(anatomy.buttonClass) ?? '').trim().split(/\s+/).filter(Boolean)
  const selector = named.map((name) => `.${CSS.escape(name)}`).join('') || anatomy.checkoutButton
  live(host, selector, (button, life) => {
    giveIcons(life, button, element)
    adoptAs(life, button, { classes: { [classes.promo]: true } })
  }, element)
}

/** Totals of nothing: hidden as long as the cart is empty. */
function hideWithCart(life: Life, totals: Element): void {
  const cart = createStore(() => ({ isEmpty: false }))
  adopt(life, totals, cart, ({ isEmpty }) => (isEmpty ? { style: { display: 'none' } } : {}))
  onLegacy(document.body, events.emptied, () => cart.setState({ isEmpty: true }), life)
  onLegacy(document.body, events.filled, () => cart.setState({ isEmpty: false }), life)
  onLegacy(document.body, events.pageUpdated, () => {
    if (document.querySelector(anatomy.cartForm)) cart.setState({ isEmpty: false })
  }, life)
}

/** The chosen way to pay, and what other modules say of the order. */
function bindPayment(host: Host): void {
  const { element } = host
  const chosen = createStore(() => ({ item: chosenItem(element) }))
  const look = () => chosen.setState({ item: chosenItem(element) })
  live(host, anatomy.methodItem, (item, life) => adopt(life, item, chosen, (state) => ({ classes: { [classes.checked]: state.item === item } })), element)
  onLegacy(element, 'change', look, host)
  onLegacy(document.body, events.updated, look, host)
  showOneGroup(host)
  const form = invoke(element, 'querySelector', anatomy.form)
  // Where the form is around all modules the checkout itself sees to their fields.
  if (form instanceof HTMLFormElement) adoptFields(host, form)
}

/** The item of the way to pay that is chosen. */
function chosenItem(module: Element): Element | null {
  for (const method of invoke(module, 'querySelectorAll', anatomy.method)) {
    if ((method as HTMLInputElement).checked) return invoke(method, 'closest', anatomy.methodItem)
  }
  return null
}
