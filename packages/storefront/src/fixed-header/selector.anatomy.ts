/** What the member mounts on: a header that stays in the window, or lies over the page. */
export const HOST = ':is(.et_fixed_nav,.et_vertical_fixed,.et_transparent_nav) #main-header'
