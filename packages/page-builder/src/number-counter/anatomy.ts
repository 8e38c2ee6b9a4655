/** What the member mounts on. */
export const NUMBER_COUNTER = '.et_pb_number_counter'

/** What it is printed with: the number, and what stands between its groups of three digits. */
export const attributes = { value: 'data-number-value', separator: 'data-number-separator' } as const

export const anatomy = { percent: '.percent', value: '.percent-value', sign: '.percent-sign' } as const

/** On the module once it has begun to count. */
export const classes = { active: 'active' } as const

/** What scripts of the page call. */
export const functions = { again: 'et_pb_reinit_number_counters' } as const
