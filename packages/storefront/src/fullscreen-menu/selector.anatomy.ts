/** What the member mounts on: the menu that lies over the whole page. */
export const HOST = '.et_header_style_fullscreen .et_slide_in_menu_container'
