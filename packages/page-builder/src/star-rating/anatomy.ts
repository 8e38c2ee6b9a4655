/** What the member mounts on. */
export const STAR_RATING = '.et_pb_module select[name="rating"]'
