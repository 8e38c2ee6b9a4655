/** How a slider and what stands around it hear of each other. All bubble. */
export const SLIDE_EVENTS = {
  /** Raised at a slide that another has taken the place of, when the one has faded: what plays in it stops. */
  left: 'tillkit:slide-left',
  /** Raised at a slider to move it: `{ index }`. */
  to: 'tillkit:slide-to',
  /** Raised at a slider that begins to show another slide: `{ index }`. */
  shown: 'tillkit:slide-shown',
} as const

/** Which slide it is about. */
export interface SlideDetail {
  readonly index: number
}
