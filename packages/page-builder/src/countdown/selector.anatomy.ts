/** What the member mounts on. */
export const COUNTDOWN = '.et_pb_countdown_timer'
