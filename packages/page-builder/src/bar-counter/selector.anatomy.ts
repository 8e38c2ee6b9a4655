/** What the member mounts on. */
export const BAR_COUNTER = '.et_pb_counters'
