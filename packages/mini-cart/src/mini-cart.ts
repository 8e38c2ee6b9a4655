import { defineWidget } from '@tillkit/mount'
import { bindMiniCart } from './mini-cart.bind.ts'
import { LIVE } from './mini-cart.anatomy.ts'
import { manifest } from './mini-cart.manifest.ts'
import { messages } from './mini-cart.messages.ts'
import { keyOf, readMiniCart } from './mini-cart.read.ts'
import { createMiniCartStore } from './mini-cart.store.ts'

/** A cart's link with its side cart or dropdown: opens, closes, changes quantities, removes, and follows the cart. */
export const miniCart = defineWidget({
  ...manifest,
  // Not in the page builder's preview, where nothing is to be sent.
  selector: LIVE,
  messages,
  read: readMiniCart,
  key: keyOf,
  store: createMiniCartStore,
  renew: (store, config) => store.work.renew(config),
  dispose: (store) => store.work.end(),
  bind: bindMiniCart,
})
