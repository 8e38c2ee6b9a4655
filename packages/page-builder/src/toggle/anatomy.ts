/** What the member mounts on: toggles, and the items of accordions. */
export const TOGGLE = '.et_pb_toggle'

export const anatomy = { title: '.et_pb_toggle_title', content: '.et_pb_toggle_content', accordion: '.et_pb_accordion' } as const

export const classes = {
  open: 'et_pb_toggle_open',
  closed: 'et_pb_toggle_close',
  /** On an accordion while an item of it opens: the others wait. */
  toggling: 'et_pb_accordion_toggling',
} as const
