/** What the member mounts on. */
export const HOST = 'body'
