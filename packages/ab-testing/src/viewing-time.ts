import { listen, type Life } from '@tillkit/dom'

/** The longest that a browser's timer waits, in ms, which is some 24 days: one that is to wait longer fires at once. */
const LONGEST = 2 ** 31 - 1

/** Runs after so many ms in which the page was looked at: the time in a hidden tab does not count. */
export function afterViewing(life: Life, ms: number, run: () => void): void {
  const own = life.branch()
  let left = ms
  let began: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    if (began !== undefined) left -= performance.now() - began
    began = undefined
  }
  const look = () => {
    stop()
    if (document.hidden) return
    began = performance.now()
    timer = setTimeout(() => {
      if (left > LONGEST) return look()
      own.end()
      run()
    }, Math.min(left, LONGEST))
  }
  listen(own, document, 'visibilitychange', look)
  own.onEnd(stop)
  look()
}
