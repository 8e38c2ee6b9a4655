/** What the member mounts on. */
export const HOST = '#et_top_search'
