import type { Host } from '@tillkit/mount'
import type { messages } from './mini-cart.messages.ts'
import type { Config } from './mini-cart.read.ts'
import type { MiniCartStore } from './mini-cart.store.ts'

/** A module on the page. */
export type MiniCartHost = Host<Config, MiniCartStore, typeof messages>
