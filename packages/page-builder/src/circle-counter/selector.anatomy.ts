/** What the member mounts on. */
export const CIRCLE_COUNTER = '.et_pb_circle_counter'
