/** What the member mounts on. */
export const HOST = '.et_pb_side_nav_page'
