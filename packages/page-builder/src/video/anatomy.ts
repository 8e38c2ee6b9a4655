/** What the member mounts on. */
export const VIDEO = '.et_pb_video_overlay'
