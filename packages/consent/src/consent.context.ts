import type { Host } from '@tillkit/mount'
import type { ConsentConfig } from './banner/config.ts'
import type { messages } from './consent.messages.ts'
import type { options } from './consent.options.ts'
import type { ConsentStore } from './consent.store.ts'

/** What the parts of the unit work with. */
export type ConsentHost = Host<ConsentConfig, ConsentStore, typeof messages, typeof options>
