import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/bar-counter': { sign: /<span class="et_pb_counter_title">/, mounts: { 'divi-counters': 2, 'divi-modules': 1 } },
}
