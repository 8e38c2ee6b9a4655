/** What the member mounts on. */
export const BAR_COUNTER = '.et_pb_counters'

export const anatomy = {
  /** A bar. Each is printed twice: the copy shows its figure in another colour where the bar does not reach. */
  bar: '.et_pb_counter_amount',
  copy: '.overlay',
  counter: '.et_pb_counter',
} as const

export const attributes = { width: 'data-width' } as const

/** What scripts of the page call. */
export const functions = { init: 'et_bar_counters_init' } as const
