/** Our own words for sliders: the arrows' are the theme's. */
export const messages = {
  carousel: 'carousel',
  /** What it is called, by what it shows. */
  name: 'Slides',
  pictures: 'Pictures',
  slide: 'slide',
  position: '{index} of {count}',
  dot: 'Slide {index} of {count}',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const
