import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/link-options': { sign: /et_link_options_data/, mounts: { 'divi-link-options': 8, 'divi-offers-people-code': 1 } },
}
