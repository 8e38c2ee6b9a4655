import { describeWidget, silence } from '@tillkit/testing/contract'
import { cartGlobals, LINES, miniCartHtml } from '@tillkit/fixtures'
import { anatomy, classes, ours } from './mini-cart.anatomy.ts'

const load = async () => (await import('./mini-cart.ts')).miniCart
const first = miniCartHtml({ lines: LINES, amount: 'after' })
const second = miniCartHtml({ lines: LINES, orderClass: 'ags_woo_mini_cart_1', click: 'dropdowncart' })

const sideOf = (host: HTMLElement) => document.getElementById(host.dataset['sideCartId'] ?? '')

describeWidget(load, {
  title: 'a side cart and a dropdown',
  html: `<header>${first}${second}</header>`,
  globals: cartGlobals({ woocommerce: true }),
  broken: [
    { field: 'data-update-cart-config', html: miniCartHtml({ lines: LINES, orderClass: 'ags_woo_mini_cart_7', config: '' }) },
    { field: 'data-update-cart-nonce', html: miniCartHtml({ lines: LINES, orderClass: 'ags_woo_mini_cart_7', nonce: '' }) },
    { field: anatomy.inner, html: '<div class="et_pb_module ags_woo_mini_cart ags_woo_mini_cart_7" data-update-cart-nonce="n" data-update-cart-config="c|d"></div>' },
  ],
  operate(host) {
    silence()
    host.querySelector<HTMLElement>(anatomy.link)?.click()
    const field = sideOf(host)?.querySelector<HTMLInputElement>(anatomy.quantityField)
    if (!field) return
    field.value = '9'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    sideOf(host)?.querySelectorAll<HTMLElement>(anatomy.remove)[1]?.click()
  },
  state: (host) => ({
    side: sideOf(host)?.classList.contains(classes.shown),
    dropdown: host.classList.contains(classes.dropdownShown),
  }),
  rewrites: `${anatomy.inner}, ${anatomy.sideCart}`,
  stateClasses: [...Object.values(classes), ...Object.values(ours)],
})

describeWidget(load, {
  title: 'an empty cart that leads to its page',
  html: miniCartHtml({ lines: [], click: 'cartpage', clickMobile: 'cartpage', hover: 'none' }),
  globals: cartGlobals(),
})

describeWidget(load, {
  title: 'copies of one module in a menu',
  html: `<nav>${first}</nav><nav hidden>${first}</nav>`,
  globals: cartGlobals(),
  operate: (host) => host.querySelector<HTMLElement>(anatomy.link)?.click(),
  rewrites: `${anatomy.inner}, ${anatomy.sideCart}`,
  stateClasses: [...Object.values(classes), ...Object.values(ours)],
})
