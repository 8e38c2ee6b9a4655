/** What the member mounts on. */
export const HOST = '#main-header'
