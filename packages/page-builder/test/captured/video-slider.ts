import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/video-slider': { sign: /et_pb_video_slider_0/, mounts: { 'divi-video': 2 } },
}
