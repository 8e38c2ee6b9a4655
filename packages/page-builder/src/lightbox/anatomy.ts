/** What the member mounts on. */
export const LIGHTBOX = '.et_pb_lightbox_image,.et_post_gallery'
