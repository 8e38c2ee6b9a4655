/** What the member mounts on. */
export const MASONRY = '.et_pb_salvattore_content[data-columns]'

/** What the shop's own script for columns is known by. */
export const SCRIPT = { handle: 'salvattore', file: '/salvattore.js', global: 'salvattore', register: 'registerGrid' } as const

/** What columns are made of: the style sheet says how many there are, and by which classes they are known. */
export const anatomy = { column: 'column', size: 'size-1of', ownColumn: ':scope > .column', printed: '.column[class*="size-1of"]' } as const
