import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/toggle': { sign: /class="et_pb_toggle_title">/, mounts: { 'divi-link-options': 1, 'divi-modules': 3, 'divi-tabs-toggles': 5 } },
}
