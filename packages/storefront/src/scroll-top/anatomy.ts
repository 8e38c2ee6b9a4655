/** What the member mounts on. */
export const HOST = '.et_pb_scroll_top'

/** Classes that the member sets, by which the theme's style sheet shows the button. */
export const classes = { visible: 'et-visible', hidden: 'et-hidden' } as const
