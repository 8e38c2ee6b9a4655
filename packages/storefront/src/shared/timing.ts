import type { EndableLife, Life } from '@tillkit/dom'

/** Does something after a time, in ms. @returns whose end puts it off for good */
export function later(life: Life, ms: number, run: () => void): EndableLife {
  const wait = life.branch()
  const timer = setTimeout(wait.guard(() => {
    wait.end()
    run()
  }), ms)
  wait.onEnd(() => clearTimeout(timer))
  return wait
}
