/** What the member mounts on: menus with lists that open. */
export const HOST = 'ul.nav,ul.menu'
