import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/details': {
    sign: /class="et_pb_module et_pb_(?:testimonial|search) /,
    mounts: { 'divi-menu-search-login': 3, 'divi-offers-people-code': 5, 'divi-sticky-motion-parallax': 2 },
  },
}
