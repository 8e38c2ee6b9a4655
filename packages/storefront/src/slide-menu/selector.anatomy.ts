/** What the member mounts on. */
export const HOST = '.et_slide_in_menu_container'
