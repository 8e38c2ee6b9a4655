/** An entry's list, for what is seen to once one has opened. */
export const LIST = ':scope > ul'
