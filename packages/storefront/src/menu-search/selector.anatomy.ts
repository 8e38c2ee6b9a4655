/** What the member mounts on: what opens the search field of a menu module. */
export const HOST = '.et_pb_menu__search-button'
