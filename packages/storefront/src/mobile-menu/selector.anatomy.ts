/** What the member mounts on: the place of a menu for small screens, in the header or in a menu module. */
export const HOST = '.mobile_nav'
