import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, by member of the family. */
export const captured: CapturedMounts = {}
