/** Links that answer a comment. */
export const LINKS = '.comment-reply-link'

/** The forms on the theme's pages whose labels stand in their fields: a post's, a module's, and that of reviews. */
const FORMS = '.et_divi_theme :is(#commentform,.et_pb_comments_module)'

/** What the member mounts on: links that answer a comment, and fields of text with a label beside them. */
export const HOST = `${LINKS},${FORMS} label~:is(input:is(:not([type]),[type=text],[type=email],[type=url]),textarea)`

/** The theme's class for what looks like its buttons. */
export const BUTTON = 'et_pb_button'

/** What names a field, or says that it has to be filled in, beside it. */
export const LABELS = 'label,span.required'

/** Ours: a label that is there for screen readers alone. */
export const OUT_OF_SIGHT = 'tillkit-out-of-sight'
