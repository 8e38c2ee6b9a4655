import { type Life, listen } from '@tillkit/dom'

/** Runs once a frame in which the window has changed its size, however often scripts of the page say so in it. */
export function onResize(life: Life, run: () => unknown): void {
  let frame = 0
  listen(life, window, 'resize', () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(life.guard(run))
  })
  life.onEnd(() => cancelAnimationFrame(frame))
}
