/** What the member mounts on: the menu of the theme's default header, over which the logo lies. */
export const HOST = '.et_header_style_left:not(.et_vertical_nav) #et-top-navigation'
