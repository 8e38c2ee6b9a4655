/** What the member mounts on. */
export const COUNTDOWN = '.et_pb_countdown_timer'

export const anatomy = {
  container: '.et_pb_countdown_timer_container',
  section: '.section',
  value: '.value',
  label: '.label',
  /** Columns in which labels are short. */
  narrow: '.et_pb_column_3_8,.et_pb_column_1_4',
} as const

/** The parts, each a class of its section, from the longest unit to the shortest. */
export const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The end in seconds since 1970, and a section's labels. */
export const attributes = { end: 'data-end-timestamp', short: 'data-short', full: 'data-full' } as const

export const classes = { zero: 'zero' } as const

/** What scripts of the page call. */
export const functions = { init: 'et_pb_countdown_timer_init', tick: 'et_countdown_timer', labels: 'et_countdown_timer_labels' } as const
