import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  // Nine pictures over videos, and five players from elsewhere.
  'page-builder/video': { sign: /<a href="#" class="et_pb_video_play">|et_pb_video_box"><iframe/, mounts: { 'divi-video': 14 } },
}
