/** What the theme calls the links that lead through a module's pages. */
export const pagerAnatomy = {
  link: 'a[data-page]',
  page: 'data-page',
  active: 'active',
  item: 'page',
  previous: 'prev',
  next: 'next',
  last: 'last-page',
  /** A link's class, behind which its page stands: `page-2`, `page-next`. */
  prefix: 'page-',
} as const

/** The theme's words for the links to the page before and to the next one, among its settings, and its own for want of them. */
export const pagerWords = { previous: ['prev', 'Prev'], next: ['next', 'Next'] } as const
