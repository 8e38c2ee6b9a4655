/** The parts of a page that its header moves, or is moved by. */
export const anatomy = {
  bar: '#wpadminbar',
  top: '#top-header',
  page: '#page-container',
} as const

/** Classes of the page that say what its header does. */
export const page = {
  fixed: 'et_fixed_nav',
  vertical: 'et_vertical_nav',
  transparent: 'et_transparent_nav',
  hides: 'et_hide_nav',
  hidesDisabled: 'et_hide_nav_disabled',
  /** Either: it hides on pages that are long enough. */
  hide: '[class*=et_hide_nav]',
} as const

/** Classes that the member sets. */
export const classes = { fixed: 'et-fixed-header', animated: 'et-animated-content' } as const

/** What the header says of its heights, in px. */
export const heights = { onLoad: 'data-height-onload', isLoaded: 'data-height-loaded', fixed: 'data-fixed-height-onload' } as const

/** Native events at the window when the header is about to change, and has, with `{ marginTop }`; jQuery's at the document once it was measured. */
export const events = { start: 'ETDiviFixedHeaderTransitionStart', end: 'ETDiviFixedHeaderTransitionEnd', measured: 'et-pb-header-height-calculated' } as const
