/** The window in which repeats are counted, in ms. */
export const RATE_WINDOW = 1000

/**
 * Says whether something may be done once more: at most `times` in each second. Two scripts that undo each other's
 * work would otherwise never let the page come to rest.
 */
export function createRateLimit(times: number): () => boolean {
  let since = -RATE_WINDOW
  let left = times
  return () => {
    const now = performance.now()
    if (now - since >= RATE_WINDOW) {
      since = now
      left = times
    }
    left -= 1
    return left >= 0
  }
}
