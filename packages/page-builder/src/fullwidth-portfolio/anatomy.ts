/** What the member mounts on. */
export const FULLWIDTH_PORTFOLIO = '.et_pb_fullwidth_portfolio'

/** What a portfolio over the page's whole width is made of. */
export const anatomy = {
  items: '.et_pb_portfolio_items',
  item: '.et_pb_portfolio_item',
  title: '.et_pb_portfolio_title',
  /** The class of one that moves, rather than one that shows everything. */
  carousel: 'et_pb_fullwidth_portfolio_carousel',
  rotates: 'data-auto-rotate',
  speed: 'data-auto-rotate-speed',
  columns: 'data-portfolio-columns',
} as const

/** What the theme's own script adds: arrows, whose looks are the theme's. */
export const arrows = {
  wrapper: 'et-pb-slider-arrows',
  previous: 'et-pb-arrow-prev',
  next: 'et-pb-arrow-next',
  hovered: 'et_carousel_hovered',
  words: { previous: ['previous', 'Previous'], next: ['next', 'Next'] },
} as const

/** Functions of the theme's that scripts call with a portfolio. */
export const functions = { init: 'et_fullwidth_portfolio_init' } as const
