/** What the member mounts on: by itself, for it stands in the family's own file. */
export const FULLSCREEN = '.et_pb_fullscreen,.et_pb_fullwidth_header_scroll'
