import { listen, type Life } from '@tillkit/dom'

/** Runs after so many ms in which the page was looked at: the time in a hidden tab does not count. */
export function afterLooking(life: Life, ms: number, run: () => void): void {
  const own = life.branch()
  let left = ms
  let began = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - began
  }
  const look = () => {
    stop()
    if (document.hidden) return
    began = performance.now()
    timer = setTimeout(() => {
      own.end()
      run()
    }, Math.max(0, left))
  }
  listen(own, document, 'visibilitychange', look)
  own.onEnd(stop)
  look()
}
