/** What the member mounts on. */
export const HOST = 'ul.nav,ul.menu'
