/** What the member mounts on: the menu that comes in from the page's side, which is printed without a button of its own. */
export const HOST = '.et_slide_in_menu_container:not(:has(.et_toggle_fullscreen_menu))'
