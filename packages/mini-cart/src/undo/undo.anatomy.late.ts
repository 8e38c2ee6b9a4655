/** Any remove link of the platform's on the page: its nonce is good for every line of this visitor. */
export const REMOVE_LINK = 'a[href*="remove_item="][href*="_wpnonce="]'

/** The parameters by which the platform's addresses name a line to take out, and one to bring back. */
export const parameters = { remove: 'remove_item', undo: 'undo_item' } as const
