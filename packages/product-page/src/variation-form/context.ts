import type { Host } from '@tillkit/mount'
import type { Config } from './config.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'
import type { FormStore } from './store.ts'

/** A form, with what was read of it, its state, the unit's words and what the shop has set. */
export type FormHost = Host<Config, FormStore, typeof messages, typeof options>
