/**
 * Says something to screen readers, politely. A newer text of the same host takes the place of one that has not been
 * said yet. A function is asked when the moment to speak has come; with `''` it says that there is nothing to say any
 * more.
 */
export type Announce = (text: string | (() => string)) => void
