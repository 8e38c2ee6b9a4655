import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/tabs': { sign: /<ul class="et_pb_tabs_controls/, mounts: { 'divi-modules': 1, 'divi-tabs-toggles': 3 } },
}
