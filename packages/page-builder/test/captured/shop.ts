import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/shop': { sign: /class="et_pb_module et_pb_shop /, mounts: { 'divi-offers-people-code': 1 } },
}
