/** What the member mounts on: post sliders and galleries without a grid carry the class too. */
export const SLIDER = '.et_pb_slider'

/** What stands in a slider, and around one. */
export const anatomy = {
  slide: '.et_pb_slide',
  gallery: '.et_pb_gallery',
  /** A gallery's slides have a class of their own (rule 12). */
  galleryItem: '.et_pb_gallery_item',
  container: '.et_pb_container',
  description: '.et_pb_slide_description',
  image: '.et_pb_slide_image',
  /** What is not kept taller than most of its slider. */
  picture: '.et_pb_slide_image img',
  /** A slide whose picture stands in its middle. */
  centred: '.et_pb_media_alignment_center',
  /** The first section of a page whose header lets it shine through: other rules give it its height. */
  firstSection: '.et_pb_section_first',
  /** The module around a slider of videos: its dots stand there. */
  below: '.et_pb_video_slider',
  media: 'video, iframe',
  arrow: '.et-pb-arrow-prev, .et-pb-arrow-next',
  control: '.et-pb-controllers > a',
  controls: '.et-pb-arrow-prev, .et-pb-arrow-next, .et-pb-controllers > a',
} as const

/** Classes that the server prints on a slider. */
export const printed = {
  noArrows: 'et_pb_slider_no_arrows',
  noDots: 'et_pb_slider_no_pagination',
  auto: 'et_slider_auto',
  ignoresHover: 'et_slider_auto_ignore_hover',
} as const

/** How fast a slider moves by itself, in ms, and which of its kind on the page it is: both are classes with a number. */
export const numbered = { speed: /^et_slider_speed_(\d+)$/, order: /^et_pb_\w+_\d+$/ } as const

/** Classes that say what a slider does. Theme and scripts read them, and may set the flag that pauses one. */
export const classes = {
  active: 'et-pb-active-slide',
  moved: 'et-pb-moved-slide',
  inTransition: 'et_slide_transition',
  hovered: 'et_slider_hovered',
  paused: 'et_pb_pause_slider',
  light: 'et_pb_bg_layout_light',
  dark: 'et_pb_bg_layout_dark',
  emptySlide: 'et_pb_empty_slide',
  noImage: 'et_pb_no_image',
} as const

/** The class for a move's kind: `next`, `previous`, or the number of a slide. */
export const transitionTo = (direction: string | number) => `et_slide_transition_to_${direction}`

/** What is drawn for a slider, under the names that themes style. */
export const drawn = {
  arrows: 'et-pb-slider-arrows',
  previous: 'et-pb-arrow-prev',
  next: 'et-pb-arrow-next',
  dots: 'et-pb-controllers',
  activeDot: 'et-pb-active-control',
  dotsOfVideos: 'et-pb-controllers-has-video-tag',
} as const

/** A slide's name, and where a slider says which one it shows. */
export const attributes = { slideId: 'data-slide-id', activeSlide: 'data-active-slide' } as const

/** jQuery events at a slider, in the order in which a move raises them. */
export const events = { slide: 'slide', before: 'simple_slider_before_move_to', after: 'simple_slider_after_move_to' } as const

/** What scripts of the page find in jQuery's data: at a slide whether it is shown, at a slider what moves it. */
export const data = { status: 'slide-status', engine: 'et_pb_simple_slider' } as const

/** The theme's texts for arrows, with their fallbacks. */
export const texts = { previous: ['previous', 'Previous'], next: ['next', 'Next'] } as const

/** What scripts of the page call. */
export const functions = { init: 'et_pb_slider_init', fixHeight: 'et_fix_slider_height', plugin: 'et_pb_simple_slider' } as const
