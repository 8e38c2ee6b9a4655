/** What the member mounts on: by itself, for it stands in the family's own file. */
export const PARALLAX = '.et_parallax_bg_wrap'

export const anatomy = {
  background: '.et_parallax_bg',
  /** A background that the theme's style sheet keeps still behind what is scrolled over it. */
  byStyle: '.et_pb_parallax_css',
} as const

/** Public functions that other scripts call. */
export const functions = ['et_pb_parallax_init', 'et_apply_parallax', 'et_parallax_set_height'] as const
