import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/multi-view': { sign: /data-et-multi-view="/, mounts: { 'divi-offers-people-code': 1 } },
}
