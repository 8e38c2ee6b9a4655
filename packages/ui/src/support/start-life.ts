import { createLife, type EndableLife } from '@tillkit/dom'

/** A life of an effect's. What its listeners throw goes to the window, as what React's own throw does: callers wrap theirs in `host.guard`. */
export const startLife = (): EndableLife => createLife((cause) => reportError(cause))
