/** Our own words for pictures that are looked at over the page. */
export const messages = {
  name: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  /** What the row of pictures is, for screen readers. */
  carousel: 'carousel',
  /** What one of them is. */
  slide: 'picture',
  /** Which picture it is: `index` and `total` are written by the lightbox. */
  counter: '{index} of {total}',
  failed: 'This picture could not be loaded.',
  /** The link that opens it without a script. */
  open: 'Open it by itself',
} as const
