/** What a page's details are about. */
export const anatomy = {
  notice: '.demo_store',
  checkout: 'form.checkout',
  /** The last line of the page's end, which the notice covers. */
  footer: '#footer-bottom',
  /** Films that others see to. */
  others: '.et_pb_video_box,.et_main_video_container,.et_pb_section_video_bg,.fluid-width-video-wrapper,.fitvidsignore',
} as const

/** What the platform's checkout raises: an order that was refused, and parts that were fetched anew, with `result`. */
export const events = { refused: 'checkout_error', updated: 'updated_checkout', failure: 'failure' } as const
