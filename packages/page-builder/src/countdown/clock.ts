import type { Life } from '@tillkit/dom'

/** Those who follow the page's clock. */
const followers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const SECOND = 1000

/** Tells all at each whole second, and nobody while the page is not looked at. */
function run(): void {
  clearTimeout(timer)
  timer = undefined
  if (followers.size === 0 || document.hidden) return
  timer = setTimeout(notify, SECOND - (Date.now() % SECOND))
}

function notify(): void {
  for (const follower of [...followers]) follower()
  run()
}

/** Runs at once when the page is looked at again: seconds have passed that nobody was told of. */
function look(): void {
  if (document.hidden) run()
  else notify()
}

/**
 * Runs at each second of the clock for as long as the life lasts: one timer for all countdowns of the page, none in a tab that nobody
 * sees, and none once all are over.
 */
export function onSecond(life: Life, tick: () => void): void {
  const follower = life.guard(tick)
  if (followers.size === 0) document.addEventListener('visibilitychange', look)
  followers.add(follower)
  if (timer === undefined) run()
  life.onEnd(() => {
    followers.delete(follower)
    if (followers.size > 0) return
    document.removeEventListener('visibilitychange', look)
    run()
  })
}
