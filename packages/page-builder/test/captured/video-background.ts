import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'page-builder/video-background': { sign: /<span class="et_pb_section_video_bg/, mounts: { 'divi-video': 2 } },
}
