import { createDebounce, type Life } from '@tillkit/dom'
import type { Queue } from './queue.ts'

/** Something on the page that shows the cart and can ask for it anew. */
export interface ReaderOptions<T> {
  readonly queue: Queue
  /** Asks the shop. */
  load(signal: AbortSignal): Promise<T>
  /** Takes the answer in. Never called with one that is older than a change. */
  use(answer: T): void
  /** Hears what `load` or `use` throws. */
  failed(cause: unknown): void
  readonly life: Life
  /** How long it waits for others to ask as well, in ms. Default 0: all who ask in one task share a request. */
  readonly pause?: number
}

/** Asks for the cart as often as somebody wants, and as seldom as possible. */
export interface Reader {
  /**
   * Asks once: all who ask in one task, or within the pause, share a request, and who asks while one runs shares the one
   * after it. While a change is on its way it waits for the queue to drain. Who asks while an answer is taken in has it: a
   * listener that answers "refreshed" with "refresh" would never let the page come to rest.
   */
  ask(): void
}

/**
 * Makes a reader. A read that a change overtook is dropped, and one follows when the queue has drained; so does one
 * after changes whose outcome nobody knows.
 */
export function createReader<T>({ queue, load, use, failed, life, pause = 0 }: ReaderOptions<T>): Reader {
  const { signal } = life
  let wanted = false
  let running = false
  const pausing = createDebounce(life)
  let taking = false
  const apply = (answer: T) => {
    taking = true
    try {
      use(answer)
    } finally {
      taking = false
    }
  }

  const start = async () => {
    if (!wanted || running || queue.isBusy || signal.aborted) return
    wanted = false
    running = true
    const { revision } = queue
    try {
      const answer = await queue.read(async () => ({ value: await load(signal) }))
      if (signal.aborted) return
      if (answer) apply(answer.value)
      else wanted = true
    } catch (cause) {
      if (signal.aborted) return
      if (revision === queue.revision) failed(cause)
      else wanted = true
    } finally {
      running = false
      void start()
    }
  }

  queue.onDrain(({ uncertain }) => {
    wanted ||= uncertain
    void start()
  }, life)
  return {
    ask() {
      if (taking) return
      wanted = true
      if (pause === 0) return queueMicrotask(() => void start())
      pausing.schedule(pause, start)
    },
  }
}
