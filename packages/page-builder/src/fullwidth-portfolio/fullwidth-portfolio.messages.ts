/** Our own words for portfolios that move: the arrows' are the theme's. */
export const messages = {
  /** What such a portfolio is, for screen readers. */
  carousel: 'carousel',
  /** What one without a title is called. */
  name: 'Projects',
  pause: 'Pause the projects',
  play: 'Play the projects',
} as const
