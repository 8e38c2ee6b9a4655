/** What the member mounts on: by itself, for it stands in the family's own file. */
export const ENTRANCE = '.et_animated,.et-waypoint'
