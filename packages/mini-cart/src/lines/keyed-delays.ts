/** Work that waits a moment for the next of its kind, by key. */
export interface KeyedDelays {
  /** Starts the wait anew. */
  set(key: string, run: () => void): void
  cancel(key: string): void
  /** Runs at once what waits. */
  flush(): void
  readonly isEmpty: boolean
}

/** Creates delays by key; `wait` in ms. What waits when the signal ends is given up. */
export function createKeyedDelays(wait: number, signal: AbortSignal): KeyedDelays {
  const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void }>()
  const cancel = (key: string) => {
    clearTimeout(waiting.get(key)?.timer)
    waiting.delete(key)
  }
  signal.addEventListener('abort', () => [...waiting.keys()].forEach(cancel))
  return {
    cancel,
    set(key, run) {
      cancel(key)
      const start = () => {
        waiting.delete(key)
        run()
      }
      waiting.set(key, { timer: setTimeout(start, wait), run })
    },
    flush() {
      for (const [key, { run }] of [...waiting]) {
        cancel(key)
        run()
      }
    },
    get isEmpty() {
      return waiting.size === 0
    },
  }
}
