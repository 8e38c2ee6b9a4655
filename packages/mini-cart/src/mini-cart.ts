import { defineWidget } from '@tillkit/mount'
import { bindMiniCart } from './bind/module.ts'
import { manifest } from './mini-cart.manifest.ts'
import { messages } from './mini-cart.messages.ts'
import { keyOf, readMiniCart, type Config } from './mini-cart.read.ts'
import { createMiniCartStore, type MiniCartStore } from './mini-cart.store.ts'

/** A cart's link with its side cart or dropdown: opens, closes, changes quantities, removes, and follows the basket. */
export const miniCart = defineWidget<Config, MiniCartStore>({
  ...manifest,
  messages,
  read: readMiniCart,
  key: keyOf,
  store: (config) => createMiniCartStore(config),
  renew: (store, config) => store.work.renew(config),
  dispose: (store) => store.work.end(),
  bind: bindMiniCart,
})
