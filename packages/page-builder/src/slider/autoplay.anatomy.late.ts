/** Says that the pointer is over a slider that waits for it; the flag by which other scripts have one wait. */
export const classes = { hovered: 'et_slider_hovered', paused: 'et_pb_pause_slider' } as const
