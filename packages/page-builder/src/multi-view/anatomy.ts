/** What the member mounts on. */
export const MULTI_VIEW = '[data-et-multi-view]'

/** The attribute with what an element shows by screen and under the pointer. */
export const DATA = 'data-et-multi-view'

/** What hides an element until that is known: on screens where it shows something else. */
export const HIDDEN_UNTIL = ['data-et-multi-view-load-tablet-hidden', 'data-et-multi-view-load-phone-hidden'] as const

/** The module, over all of which the pointer counts. */
export const MODULE = '.et_pb_module'

/** Hides what is not to be seen on a screen. */
export const HIDDEN = 'et_multi_view_hidden'
