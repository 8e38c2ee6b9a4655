/** What the member mounts on. */
export const LINK_OPTIONS = '.et_clickable'
