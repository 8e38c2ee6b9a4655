/** What the member mounts on: the menu that comes in from the page's side. */
export const HOST = '.et_header_style_slide .et_slide_in_menu_container'
