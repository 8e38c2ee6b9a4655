import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML: none has a basket or a checkout in the theme's own modules. */
export const captured: CapturedMounts = {}
