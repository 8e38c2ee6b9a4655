/** Lets a few do something at a time, in the order in which they come. */
export interface Pool {
  /**
   * Waits for a place.
   * @returns gives it back
   * @throws the signal's reason, as soon as it ends
   */
  enter(signal: AbortSignal): Promise<() => void>
}

/** Makes a pool. @param places how many it has */
export function createPool(places: number): Pool {
  const queue: (() => void)[] = []
  let free = places
  const leave = () => {
    free += 1
    queue.shift()?.()
  }
  return {
    enter: (signal) => new Promise((resolve, reject) => {
      const stop = () => {
        const at = queue.indexOf(take)
        if (at >= 0) queue.splice(at, 1)
        reject(signal.reason as Error)
      }
      const take = () => {
        signal.removeEventListener('abort', stop)
        free -= 1
        let isIn = true
        resolve(() => {
          if (isIn) leave()
          isIn = false
        })
      }
      if (signal.aborted) return stop()
      if (free > 0) return take()
      signal.addEventListener('abort', stop, { once: true })
      queue.push(take)
      return undefined
    }),
  }
}
