import type { Life } from '@tillkit/dom'
import { reducesMotion } from '@tillkit/platform/theme'

/** How long the theme's counters count, in ms. */
const DURATION = 1800

/** Slow at both ends, as the theme's counters. */
const ease = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2)

/**
 * Counts from nothing to all: `show` gets the part that has been counted, from 0 to 1, and 1 once at the end. Who wants less motion
 * gets the end at once.
 */
export function countUp(life: Life, show: (part: number) => void): void {
  const count = life.branch()
  const finish = () => {
    if (count.signal.aborted) return
    count.end()
    show(1)
  }
  if (reducesMotion()) return finish()
  let began: number | undefined
  const step = (now: number): void => {
    if (count.signal.aborted) return
    began ??= now
    const part = (now - began) / DURATION
    if (part >= 1) return finish()
    show(ease(part))
    requestAnimationFrame(stepGuarded)
  }
  const stepGuarded = life.guard(step)
  requestAnimationFrame(stepGuarded)
}
