/**
 * What speaks with the server: its calls, its answers, and what a shopper changes. Comes ahead of the first touch where it can,
 * and with it where it cannot.
 */
export { createChanging } from './cart-changes.ts'
export { createUpdate } from './mini-cart.api.ts'
export { bindModulePanel, bindSidePanel } from '../panels/panels.bind.ts'
