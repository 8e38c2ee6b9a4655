/** What the member mounts on. */
export const VIDEO_SLIDER = '.et_pb_video_slider'

/** What stands in a slider of videos, and around it. */
export const anatomy = {
  slider: '.et_pb_slider',
  slide: '.et_pb_slide',
  activeSlide: '.et-pb-active-slide',
  /** A slider that is led by a strip of pictures. */
  withStrip: '.et_pb_slider_carousel',
  preload: '.et_pb_preload',
  /** What a strip has its width from. */
  column: '.et_pb_column:not(.et_pb_specialty_column)',
  item: '.et_pb_carousel_item',
  arrow: '.et-pb-slider-arrow',
  controls: '.et_pb_video_play, .et-pb-slider-arrow',
} as const

/** The width of a column, as a part of the row, by its class. */
export const COLUMN_WIDTH = /^et_pb_column_(\d_\d)$/

/** Hides a slider until it is ready, and marks a page on which a strip moves. */
export const classes = { preload: 'et_pb_preload', moving: 'et-pb-is-sliding-carousel' } as const

/** What is drawn, under the names that themes style. */
export const drawn = {
  strip: 'et_pb_carousel',
  items: 'et_pb_carousel_items',
  item: 'et_pb_carousel_item',
  group: 'et-carousel-group',
  activeGroup: 'active',
  picture: 'et_pb_video_overlay',
  hover: 'et_pb_video_overlay_hover',
  play: 'et_pb_video_play',
  activeItem: 'et-pb-active-control',
  arrow: 'et-pb-slider-arrow',
  previous: 'et-pb-arrow-prev',
  next: 'et-pb-arrow-next',
} as const

/** How many pictures stand beside each other, and where one of them stands. */
export const columnsClass = (count: number) => `columns-${count}`
export const positionClass = (place: number) => `position_${place}`

/** The picture of a slide, and the slide of a picture. */
export const attributes = { image: 'data-image', slideId: 'data-slide-id' } as const

/** The theme's texts for arrows, with their fallbacks. */
export const texts = { previous: ['previous', 'Previous'], next: ['next', 'Next'] } as const
