/** Runs tasks of which only the newest counts: starting one ends the one before. */
export interface Latest {
  /** Resolves with the task's value, or with `undefined` when a newer one or `cancel` took its place. */
  run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>
  cancel(): void
}

/** Makes a runner in which the latest task wins, whatever order the answers come in. */
export function createLatest(): Latest {
  let current: AbortController | undefined
  const cancel = () => {
    current?.abort()
    current = undefined
  }
  return {
    cancel,
    async run(task) {
      cancel()
      const mine = new AbortController()
      current = mine
      try {
        const value = await task(mine.signal)
        return current === mine ? value : undefined
      } catch (cause) {
        if (current !== mine) return undefined
        throw cause
      } finally {
        if (current === mine) current = undefined
      }
    },
  }
}
