/** What the member mounts on. */
export const TOGGLE = '.et_pb_toggle'
