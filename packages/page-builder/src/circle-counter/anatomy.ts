/** What the member mounts on. */
export const CIRCLE_COUNTER = '.et_pb_circle_counter'

export const anatomy = {
  inner: '.et_pb_circle_counter_inner',
  percent: '.percent',
  /** The figure's line, which the theme's style sheet keeps invisible until the counter begins. */
  line: '.percent p',
  value: '.percent-value',
  sign: '.percent-sign',
  /** Something that sticks to the window now. */
  stuck: '.et_pb_sticky',
} as const

/** What the inner element is printed with. The colours have variants by device and state. */
export const attributes = {
  value: 'data-number-value',
  bar: 'data-bar-bg-color',
  track: 'data-color',
  alpha: 'data-alpha',
  sticky: 'data-sticky-id',
} as const

/** What an attribute's variant ends with. */
export const VARIANTS = { tablet: '-tablet', phone: '-phone', hover: '-hover', sticky: '-sticky' } as const

export const events = {
  /** Raised at modules whose own width has changed. */
  width: 'containerWidthChanged',
  /** Native, at the window. */
  stuck: 'ETBuilderStickyStart',
  unstuck: 'ETBuilderStickyEnd',
} as const

/** A setting of the theme's: the colour of bars that have none. */
export const ACCENT = 'accent_color'

/** What scripts of the page call. */
export const functions = { init: 'et_pb_circle_counter_init', again: 'et_pb_reinit_circle_counters', update: 'et_pb_circle_counter_update' } as const
