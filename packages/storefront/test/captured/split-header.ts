import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-chrome/split-header': { sign: / et_header_style_split /, mounts: { 'divi-header-split': 1 } },
}
