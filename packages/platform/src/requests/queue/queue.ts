import type { Life } from '@tillkit/dom'
import { RequestFailed } from '../failures/failure.ts'
import { isOutcomeUnknown } from '../failures/policy.ts'

/** How a change is queued. */
export interface ChangeOptions {
  /** Waiting changes with one key are one: the last that was asked for is made. A line's quantity, for instance. */
  readonly key?: string
  /** Gives the change up: waiting, it is never made; running, its own signal ends. */
  readonly signal?: AbortSignal
}

/** What the queue says when it has worked off everything. */
export interface Drained {
  /** Whether a change may have been made that failed, so that what is true now has to be asked for. */
  readonly uncertain: boolean
}

/** Changes that must not overtake each other: one is made after another, and reads know how old they are. */
export interface Queue {
  /** Whether a change is running or waiting. */
  readonly isBusy: boolean
  /** How many changes have been asked for: what was read before the latest is out of date. */
  readonly revision: number
  /**
   * Makes a change when all before it have ended, however they ended.
   * @returns what `run` returns; `undefined` when a later change with the same key took its place
   * @throws what `run` throws; RequestFailed of kind `aborted` when it was given up while it waited
   */
  change<T>(run: (signal: AbortSignal) => Promise<T>, options?: ChangeOptions): Promise<T | undefined>
  /**
   * Reads without queueing.
   * @returns `undefined`, without asking, while a change is on its way, and when one began in the meantime
   */
  read<T>(load: () => Promise<T>): Promise<T | undefined>
  /** Calls back each time that the last change has ended; what it throws is the life's to report. */
  onDrain(listener: (drained: Drained) => void, life: Life): void
  /** Starts everything that waits at once: the page is being left, and later is never. */
  flush(): void
}

interface Waiting {
  readonly key: string | undefined
  start(): Promise<void>
  giveWay(): void
}

/** How a queue reads. `isOvertaken` says whether a change has begun since. */
export type Reading = <T>(load: () => Promise<T>, isOvertaken: () => boolean) => Promise<T>

/**
 * Makes a queue. What shares a state on the server shares a queue: a page's cart has one.
 * @param reading goes around each read. Default nothing does
 */
export function createQueue(reading: Reading = (load) => load()): Queue {
  const waiting: Waiting[] = []
  const listeners = new Set<(drained: Drained) => void>()
  let running = 0
  let revision = 0
  let uncertain = false

  const next = () => {
    if (running > 0) return
    const first = waiting.shift()
    if (first) return void begin(first)
    const drained = { uncertain }
    uncertain = false
    for (const listener of [...listeners]) listener(drained)
  }
  const begin = async (one: Waiting) => {
    running += 1
    await one.start()
    running -= 1
    next()
  }

  return {
    get isBusy() {
      return running > 0 || waiting.length > 0
    },
    get revision() {
      return revision
    },
    change: (run, { key, signal } = {}) =>
      new Promise((resolve, reject) => {
        revision += 1
        const start = async () => {
          try {
            if (signal?.aborted) throw givenUp(signal)
            resolve(await run(signal ?? new AbortController().signal))
          } catch (cause) {
            uncertain ||= isOutcomeUnknown(cause)
            reject(cause as Error)
          }
        }
        lineUp(waiting, { key, start, giveWay: () => resolve(undefined) })
        next()
      }),
    async read(load) {
      if (running > 0 || waiting.length > 0) return undefined
      const before = revision
      const value = await reading(load, () => before !== revision)
      return before === revision ? value : undefined
    },
    onDrain(listener, life) {
      const guarded = life.guard(listener)
      listeners.add(guarded)
      life.onEnd(() => listeners.delete(guarded))
    },
    flush() {
      for (const one of waiting.splice(0)) void begin(one)
    },
  }
}

/** Puts a change behind the others, or into the place of one with its key. */
function lineUp(waiting: Waiting[], one: Waiting): void {
  const same = one.key === undefined ? -1 : waiting.findIndex(({ key }) => key === one.key)
  if (same < 0) waiting.push(one)
  else waiting.splice(same, 1, one).forEach((other) => other.giveWay())
}

function givenUp({ reason: cause }: AbortSignal): RequestFailed {
  return new RequestFailed({ kind: 'aborted', sent: false }, { url: 'The change', mutates: true, cause })
}
