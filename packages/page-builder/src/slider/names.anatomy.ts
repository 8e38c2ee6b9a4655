/** What stands in a slider, and around one. */
export const anatomy = {
  slide: '.et_pb_slide',
  gallery: '.et_pb_gallery',
  /** A gallery's slides have a class of their own (rule 12). */
  galleryItem: '.et_pb_gallery_item',
  container: '.et_pb_container',
  description: '.et_pb_slide_description',
  image: '.et_pb_slide_image',
  /** The module around a slider of videos: its dots stand there. */
  below: '.et_pb_video_slider',
  media: 'video, iframe',
} as const

/** Classes that the server prints on a slider. */
export const printed = {
  noArrows: 'et_pb_slider_no_arrows',
  noDots: 'et_pb_slider_no_pagination',
  auto: 'et_slider_auto',
  ignoresHover: 'et_slider_auto_ignore_hover',
} as const

/** How fast a slider moves by itself, in ms: a class with a number. */
export const numbered = { speed: /^et_slider_speed_(\d+)$/ } as const

/** Classes that say what a slider does. Theme and scripts read them. */
export const classes = {
  active: 'et-pb-active-slide',
  moved: 'et-pb-moved-slide',
  inTransition: 'et_slide_transition',
  light: 'et_pb_bg_layout_light',
  dark: 'et_pb_bg_layout_dark',
  emptySlide: 'et_pb_empty_slide',
  noImage: 'et_pb_no_image',
} as const

/** The class for a move's kind: `next`, `previous`, or the number of a slide. */
export const transitionTo = (direction: string | number) => `et_slide_transition_to_${direction}`

/** A slide's name, and where a slider says which one it shows. */
export const attributes = { slideId: 'data-slide-id', activeSlide: 'data-active-slide' } as const

/** What scripts of the page call. */
export const functions = {
  init: 'et_pb_slider_init',
  fixHeight: 'et_fix_slider_height',
  plugins: ['et_pb_simple_slider', 'et_pb_simple_carousel'],
} as const
