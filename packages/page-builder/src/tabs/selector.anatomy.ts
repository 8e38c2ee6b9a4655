/** What the member mounts on. */
export const TABS = '.et_pb_tabs'
