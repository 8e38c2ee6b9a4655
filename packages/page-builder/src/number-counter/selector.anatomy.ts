/** What the member mounts on. */
export const NUMBER_COUNTER = '.et_pb_number_counter'
