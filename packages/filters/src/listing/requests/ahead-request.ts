import type { Ahead, Fetched } from '../listing.types.ts'

/** How long a page that was fetched ahead is as good as asked for now, in ms. */
const LIFE = 30_000

interface Running extends Fetched {
  readonly key: string
  readonly at: number
  isRunning: boolean
}

/** Creates the request that is made ahead, with nothing fetched. */
export function createAhead(now: () => number): Ahead {
  let last: Running | undefined
  const isFor = (key: string | undefined) => last?.key === key && now() - (last?.at ?? 0) < LIFE
  const drop = () => {
    last?.controller.abort()
    last = undefined
  }
  return {
    drop,
    fetch(key, keep, ask) {
      if (last?.isRunning || isFor(key)) return
      const controller = new AbortController()
      const mine: Running = (last = { key, keep, controller, at: now(), isRunning: true, answer: ask(controller.signal) })
      void mine.answer.then(({ kind }) => {
        mine.isRunning = false
        // One that failed is none: the load asks for itself.
        if (kind === 'unreadable' && last === mine) last = undefined
      })
    },
    takeFetched(key) {
      const mine = isFor(key) ? last : undefined
      if (!mine) drop()
      last = undefined
      return mine
    },
  }
}
