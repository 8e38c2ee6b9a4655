import type { Host } from '@tillkit/mount'
import type { Config } from './config.ts'
import type { messages } from './messages.ts'
import type { GalleryStore } from './store.ts'

/** A gallery, with what was read of it, its state and the unit's words. */
export type GalleryHost = Host<Config, GalleryStore, typeof messages>
