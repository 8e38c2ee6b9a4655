/** What the member mounts on: what opens the header's search field. */
export const HOST = '#et_top_search'
