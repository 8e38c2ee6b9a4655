import type { Host } from '@tillkit/mount'
import type { Settings } from '../config.ts'
import type { messages } from '../messages.ts'
import type { GalleryStore } from '../store.ts'

/** What the lightbox looks at. */
interface LightboxConfig {
  readonly slides: readonly HTMLElement[]
  readonly settings: Settings
}

/** What the lightbox is drawn with. */
export type LightboxHost = Host<LightboxConfig, GalleryStore, typeof messages>
