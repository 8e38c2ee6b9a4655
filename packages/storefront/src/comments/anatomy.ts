/** The theme's class for what looks like its buttons. */
export const BUTTON = 'et_pb_button'

/** Links that answer a comment. */
export const LINKS = '.comment-reply-link'

/** What names a field, or says that it has to be filled in, beside it. */
export const LABELS = 'label,span.required'

/** Ours: a label that is there for screen readers alone. */
export const OUT_OF_SIGHT = 'tillkit-out-of-sight'
