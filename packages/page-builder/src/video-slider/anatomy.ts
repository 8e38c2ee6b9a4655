/** What the member mounts on. */
export const VIDEO_SLIDER = '.et_pb_video_slider'
