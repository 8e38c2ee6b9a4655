import { type EndableLife, type Life, listen } from '@tillkit/dom'

/** Does something after a time, in ms. @returns whose end puts it off for good */
export function timeout(life: Life, ms: number, run: () => void): EndableLife {
  const wait = life.branch()
  const timer = setTimeout(wait.guard(() => {
    wait.end()
    run()
  }), ms)
  wait.onEnd(() => clearTimeout(timer))
  return wait
}

/** Runs once a frame in which the window has changed its size, however often scripts of the page say so in it. */
export function onResize(life: Life, run: () => unknown): void {
  let frame = 0
  listen(life, window, 'resize', () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(life.guard(run))
  })
  life.onEnd(() => cancelAnimationFrame(frame))
}
