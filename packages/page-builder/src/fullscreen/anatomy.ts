/** What the member mounts on. */
export const FULLSCREEN = '.et_pb_fullscreen,.et_pb_fullwidth_header_scroll'
