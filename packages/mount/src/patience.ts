/** How long a quarrel over the same thing pauses, in ms. */
export const CALM = 1000

/**
 * Says whether something may be done once more: at most `times` in each second. Two scripts that undo each other's
 * work would otherwise never let the page come to rest.
 */
export function createPatience(times: number): () => boolean {
  let since = -CALM
  let left = times
  return () => {
    const now = performance.now()
    if (now - since >= CALM) {
      since = now
      left = times
    }
    left -= 1
    return left >= 0
  }
}
