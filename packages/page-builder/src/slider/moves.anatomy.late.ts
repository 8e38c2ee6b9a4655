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
