/** The page's list of what sticks, by the elements' own classes. */
export const ELEMENTS = 'et_pb_sticky_elements'

/** Elements that stick. What keeps the place of one is none. */
export const STICKY = '.et_pb_sticky_module:not(.et_pb_sticky_placeholder)'

/** Classes that other scripts and style sheets know a stuck element by. */
export const classes = {
  stuck: 'et_pb_sticky',
  /** At which end of the window: `et_pb_sticky--top`. */
  at: (end: 'top' | 'bottom') => `et_pb_sticky--${end}`,
  hasTransform: 'et_pb_sticky--has-transform',
  /** What a stuck element lies in. */
  around: 'has_et_pb_sticky',
  placeholder: 'et_pb_sticky_placeholder',
} as const

/** Whose place a placeholder keeps. */
export const PLACEHOLDER_ID = 'data-sticky-placeholder-id'

/** That an element is seen to: what else would have it stick leaves it alone. */
export const TAKEN = 'data-tillkit-sticks'

/** The style element with the rules for all that is stuck. */
export const STYLE_ID = 'et_pb_sticky_module_style'

/** The rules in it: what is stuck is printed in its place. */
export const RULES = [
  `.${classes.placeholder}{visibility:hidden!important;pointer-events:none!important}`,
  `@media print{.${classes.stuck}{position:static!important;width:auto!important}.${classes.placeholder}{display:none!important}}`,
].join('')

/** Told on the window when an element sticks, and when it is back in its place. */
export const events = { start: 'ETBuilderStickyStart', end: 'ETBuilderStickyEnd' } as const

/** The theme's own events on the window when its header has become larger or smaller. */
export const HEADER_EVENTS = ['ETDiviFixedHeaderTransitionEnd'] as const
/** The same, as jQuery's at the document. */
export const HEADER_MEASURED = 'et-pb-header-height-calculated'

/** What an element lies in. */
export const around = { section: '.et_pb_section', row: '.et_pb_row,.et_pb_row_inner', column: '.et_pb_column,.et_pb_column_inner', body: '.et-l' } as const
export const AROUND = '.et_pb_section,.et_pb_row,.et_pb_row_inner,.et_pb_column,.et_pb_column_inner'

/** Over what a stuck element lies, by the part of the page that it is in. */
export const LAYERS = [['.et-l--header', 10010], ['.et-l--footer', 9990]] as const
export const LAYER = 10000
