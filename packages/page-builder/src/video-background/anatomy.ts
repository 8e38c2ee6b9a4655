/** What the member mounts on. */
export const VIDEO_BACKGROUND = '.et_pb_section_video_bg'
