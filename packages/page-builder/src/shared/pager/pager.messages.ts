/** Our own words for a module's pages. */
export const pagerMessages = {
  /** What the links are, together. */
  pages: 'Pages',
  page: 'Page {page}',
} as const
