/** What the member mounts on. */
export const GALLERY = '.et_pb_gallery_grid'
