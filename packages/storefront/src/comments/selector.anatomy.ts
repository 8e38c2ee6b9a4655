/** The forms on the theme's pages whose labels stand in their fields: a post's, a module's, and that of reviews. */
const FORMS = '.et_divi_theme :is(#commentform,.et_pb_comments_module)'

/** What the member mounts on: links that answer a comment, and fields of text with a label beside them. */
export const HOST = `.comment-reply-link,${FORMS} label~:is(input:is(:not([type]),[type=text],[type=email],[type=url]),textarea)`
