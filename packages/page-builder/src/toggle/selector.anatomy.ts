/** What the member mounts on: toggles, and the items of accordions. */
export const TOGGLE = '.et_pb_toggle'
