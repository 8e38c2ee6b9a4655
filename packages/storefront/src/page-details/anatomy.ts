/** What a page's details are about. */
export const anatomy = {
  notice: '.demo_store',
  checkout: 'form.checkout',
  /** The last line of the page's end, which the notice covers. */
  footer: '#footer-bottom',
} as const
