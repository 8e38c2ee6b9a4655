import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/map': { sign: /data-center-lat=/, mounts: { 'divi-map': 2 } },
}
