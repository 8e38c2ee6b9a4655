/** What the member mounts on. */
export const SLIDER = '.et_pb_slider,.et_pb_gallery:not(.et_pb_gallery_grid)'
