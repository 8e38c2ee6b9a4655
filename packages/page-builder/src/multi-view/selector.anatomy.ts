/** What the member mounts on. */
export const MULTI_VIEW = '[data-et-multi-view]'
