/** What the member mounts on. */
export const HOST = '.et_pb_menu__search-button'
