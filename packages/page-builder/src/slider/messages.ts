/** Our own words for sliders: the arrows' are the theme's. */
export const messages = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{index} of {count}',
  dot: 'Slide {index} of {count}',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const
