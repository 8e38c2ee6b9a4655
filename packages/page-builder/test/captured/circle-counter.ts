import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/circle-counter': { sign: /class="et_pb_circle_counter_inner"/, mounts: { 'divi-animations': 1, 'divi-counters': 2, 'divi-modules': 1 } },
}
