import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/number-counter': { sign: /data-number-separator=/, mounts: { 'divi-counters': 3, 'divi-modules': 1 } },
}
