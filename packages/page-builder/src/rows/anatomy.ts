/** What the member mounts on. */
export const ROWS = '.et_pb_row'
