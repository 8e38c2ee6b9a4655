import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/countdown': { sign: /data-end-timestamp=/, mounts: { 'divi-counters': 3, 'divi-modules': 1 } },
}
