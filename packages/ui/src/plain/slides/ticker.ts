import { listen, type Life } from '@tillkit/dom'

/** Something that happens again and again, and may be paused for several reasons at once. */
export interface Ticker {
  /** Stops the time for a reason: what is left of it waits. */
  pause(reason: string): void
  /** Takes a reason away; with the last one the time goes on where it stood. */
  resume(reason: string): void
  /** Begins the time to the next run anew. `first`: how long that one takes, in ms; all later ones are as long as ever. */
  restart(first?: number): void
}

/** The reason of a page that nobody looks at. */
const HIDDEN = 'hidden'

/** Runs something every so many ms of the time in which the page is looked at, for as long as the life lasts. */
export function createTicker(life: Life, ms: number, run: () => void): Ticker {
  const reasons = new Set<string>()
  let left = ms
  let began = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (performance.now() - began))
  }
  const go = () => {
    if (timer !== undefined || reasons.size > 0 || life.signal.aborted) return
    began = performance.now()
    timer = setTimeout(tick, left)
  }
  const tick = life.guard(() => {
    timer = undefined
    left = ms
    go()
    run()
  })
  const ticker: Ticker = {
    pause(reason) {
      reasons.add(reason)
      stop()
    },
    resume(reason) {
      reasons.delete(reason)
      go()
    },
    restart(first = ms) {
      stop()
      left = first
      go()
    },
  }
  const look = () => (document.hidden ? ticker.pause(HIDDEN) : ticker.resume(HIDDEN))
  listen(life, document, 'visibilitychange', look)
  life.onEnd(stop)
  look()
  return ticker
}
