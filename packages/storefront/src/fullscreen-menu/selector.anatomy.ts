/** What the member mounts on: the menu that lies over the whole page, with its own button to close it. */
export const HOST = '.et_slide_in_menu_container:has(.et_toggle_fullscreen_menu)'
