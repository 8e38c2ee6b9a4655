/** What the member mounts on: the menu of the theme's default header, over which the logo lies. */
export const HOST = '.et_header_style_left:not(.et_vertical_nav) #et-top-navigation'

/** The logo, whose room a menu leaves free. */
export const LOGO = '#logo'

/** A page that is read from the right: the logo stands there. */
export const RTL = '.rtl,[dir=rtl] *'

/** The header while it is the small one: its logo is smaller, and on its way. */
export const SMALL = '.et-fixed-header *'
