/** What the member mounts on. */
export const ENTRANCE = '.et_animated,.et-waypoint'
