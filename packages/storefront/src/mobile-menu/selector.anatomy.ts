/** What the member mounts on. */
export const HOST = '.mobile_nav'
