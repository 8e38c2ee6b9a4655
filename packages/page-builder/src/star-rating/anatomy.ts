/** What the member mounts on. */
export const STAR_RATING = '#rating,select[name="rating"]'
