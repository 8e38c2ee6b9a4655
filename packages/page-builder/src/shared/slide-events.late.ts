/** Raised at a slide of a slider that another has taken the place of, when the one has faded: what plays in it stops. Bubbles. */
export const SLIDE_LEFT = 'tillkit:slide-left'
