import { video } from '../shared/embed/anatomy.ts'

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

/** What is drawn for a slider, under the names that themes style. */
export const drawn = {
  arrows: 'et-pb-slider-arrows',
  previous: 'et-pb-arrow-prev',
  next: 'et-pb-arrow-next',
  dots: 'et-pb-controllers',
  activeDot: 'et-pb-active-control',
  dotsOfVideos: 'et-pb-controllers-has-video-tag',
  /** Ours: more dots than fit side by side. */
  longRow: 'tillkit-dots',
} as const

/** All of that which is clicked. */
export const CONTROLS = '.et-pb-slider-arrows > a, .et-pb-controllers > a'

/** jQuery events at a slider, in the order in which a move raises them. */
export const events = { slide: 'slide', before: 'simple_slider_before_move_to', after: 'simple_slider_after_move_to' } as const

/** What scripts of the page find in jQuery's data: at a slide whether it is shown, at a slider what moves it. */
export const data = { status: 'slide-status', engine: 'et_pb_simple_slider' } as const

/** The theme's texts for arrows, with their fallbacks. */
export const texts = { previous: ['previous', 'Previous'], next: ['next', 'Next'] } as const

/** Says that the pointer is over a slider that waits for it; the flag by which other scripts have one wait. */
export const autoplayClasses = { hovered: 'et_slider_hovered', paused: 'et_pb_pause_slider' } as const

/** What in a slider has a height of ours. */
export const measured = {
  container: anatomy.container,
  image: anatomy.image,
  /** What in a container is as high as what is in it: the container itself has a height of ours. */
  content: `${anatomy.description}, ${anatomy.image}`,
  /** What is not kept taller than most of its slider. */
  picture: '.et_pb_slide_image img',
  /** A slide whose picture stands in its middle. */
  centred: '.et_pb_media_alignment_center',
  /** The first section of a page whose header lets it shine through: other rules give it its height. */
  firstSection: '.et_pb_section_first',
} as const

/** Videos in slides: those that play when their slide comes, and what stands over those that wait to be asked. */
export const videos = {
  ...video,
  /** What lies behind a slide plays while it is seen, whoever moves the slides. */
  behind: '.et_pb_section_video_bg',
  playing: '.et_pb_slide_video video',
} as const
