/** The unit's own words. What the platform has words for is said in those. */
export const messages = {
  /** A thumbnail, where its picture has words. */
  thumbnail: 'Image {index} of {count}: {alt}',
  /** The same without. */
  thumbnailPlain: 'Image {index} of {count}',
  previous: 'Previous image',
  next: 'Next image',
  /** Buttons of images that change by themselves. */
  pause: 'Pause',
  play: 'Play',
  /** The dialog with the images over the whole page. */
  name: 'Images of the product',
  close: 'Close',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  /** What the row of images is, for screen readers. */
  carousel: 'carousel',
  /** What one of them is. */
  slide: 'image',
  /** Which of them it is. */
  counter: '{index} / {total}',
} as const
