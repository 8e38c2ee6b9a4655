/** What the member mounts on. */
export const MAP = '.et_pb_map_container'
